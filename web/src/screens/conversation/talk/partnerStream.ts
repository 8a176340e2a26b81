import type { ApolloClient } from '@apollo/client';
import {
  PartnerReplyDocument,
  ReplyInConversationDocument,
  type TurnFieldsFragment,
} from '../../../generated/conversation';

/** A line that lets no stream through, or keeps it back, is known by its silence: then the answer is asked for whole. */
const STREAM_SILENT_MS = 5000;

interface PartnerRequest {
  readonly client: ApolloClient;
  readonly sessionId: string;
  /** Each sentence as it comes, in order and once. */
  readonly onSentence: (sentence: string) => void;
  /** Nobody wants the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * The partner's answer to the student's last turn, sentence by sentence, and at last the stored turn. Where the stream
 * breaks, or cannot be had, the turn comes by a plain request: the server makes one answer, however often it is asked.
 *
 * @returns undefined: the partner had nothing to say
 * @throws what the plain request failed with
 */
export function askPartner({
  client,
  sessionId,
  onSentence,
  signal,
}: PartnerRequest): Promise<TurnFieldsFragment | undefined> {
  return new Promise((resolve, reject) => {
    const variables = { sessionId };
    let isPlain = false;
    let isOver = false;
    const askPlainly = () => {
      if (isPlain || isOver || signal.aborted) return;
      isPlain = true;
      client
        .mutate({ mutation: ReplyInConversationDocument, variables })
        .then(({ data }) => done(data?.replyInConversation), failed);
    };
    const silence = setTimeout(askPlainly, STREAM_SILENT_MS);
    const stream = client
      .subscribe({
        query: PartnerReplyDocument,
        variables,
        fetchPolicy: 'no-cache',
        // Taken up again by itself, it would begin anew.
        context: { retries: false },
      })
      .subscribe({
        next({ data, error }) {
          if (isOver) return;
          if (error || !data) return askPlainly();
          const { sentence, turn } = data.partnerReply;
          clearTimeout(silence);
          if (sentence) onSentence(sentence);
          if (turn) done(turn);
        },
        error: askPlainly,
        complete: askPlainly,
      });
    const leave = () => {
      isOver = true;
      clearTimeout(silence);
      stream.unsubscribe();
    };
    const done = (turn: TurnFieldsFragment | undefined) => {
      leave();
      resolve(turn);
    };
    const failed = (error: unknown) => {
      leave();
      reject(error);
    };
    signal.addEventListener('abort', leave);
  });
}
