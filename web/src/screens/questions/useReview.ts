import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useRef, useState } from 'react';
import { TOASTS } from 'schema/rules/messages';
import {
  type BankQuestionFragment,
  useRejectQuestionMutation,
  useVerifyQuestionMutation,
} from '../../generated/questions';
import { useToasts } from '../../ui/Toasts';
import { forgetPractice } from './bankCache';

interface ReviewOptions {
  /** Takes the focus when the last entry has left. */
  heading: RefObject<HTMLElement | null>;
  /** The list shows only what waits. */
  leavesWhenVerified: boolean;
}

/** What a reviewer does with a question of the list. */
export interface Review {
  readonly verify: (question: BankQuestionFragment, entry: Element | null) => Promise<void>;
  /** Asks once more; a rejected question is deleted. */
  readonly askToReject: (question: BankQuestionFragment, entry: Element | null) => void;
  readonly rejection: Rejection;
}

export interface Rejection {
  readonly open: boolean;
  readonly question: BankQuestionFragment | null;
  readonly busy: boolean;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
  readonly closed: () => void;
}

/** The focus goes on to the entry that comes next: one reviews one after the other. */
export function useReview({ heading, leavesWhenVerified }: ReviewOptions): Review {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const [verify] = useVerifyQuestionMutation({ update: forgetPractice });
  const [reject, rejecting] = useRejectQuestionMutation();
  const [asked, setAsked] = useState<BankQuestionFragment | null>(null);
  const [open, setOpen] = useState(false);
  const after = useRef<Element | null>(null);
  const isGone = useRef(false);

  const focusOn = (entry: Element | null) =>
    (entry?.querySelector<HTMLElement>('summary') ?? heading.current)?.focus();

  return {
    async verify({ id }, entry) {
      const next = leavesWhenVerified ? neighbour(entry) : entry;
      try {
        await verify({ variables: { id } });
      } catch {
        toasts.show({ ...TOASTS.verifyFailed, variant: 'destructive' });
        return;
      }
      toasts.show(TOASTS.questionVerified);
      focusOn(next);
    },
    askToReject(question, entry) {
      after.current = neighbour(entry);
      isGone.current = false;
      setAsked(question);
      setOpen(true);
    },
    rejection: {
      open,
      question: asked,
      busy: rejecting.loading,
      async confirm() {
        if (!asked) return;
        try {
          await reject({
            variables: { id: asked.id },
            update: () => void cache.evict({ id: cache.identify({ __typename: 'Question', id: asked.id }) }),
          });
          isGone.current = true;
          toasts.show(TOASTS.questionRejected);
        } catch {
          toasts.show({ ...TOASTS.rejectFailed, variant: 'destructive' });
        }
        setOpen(false);
      },
      cancel: () => setOpen(false),
      closed: () => isGone.current && focusOn(after.current),
    },
  };
}

const neighbour = (entry: Element | null): Element | null =>
  entry?.nextElementSibling ?? entry?.previousElementSibling ?? null;
