import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuestionToRepeatDocument } from '../../../generated/feedback';
import type { PracticeTarget } from '../../../lib/practiceTarget';
import { recordingFor } from '../../../lib/recordingFor';
import type { AssessedSession } from '../content/assessment';
import { isConversation } from '../content/marks';

const GONE = 'This question is not in your practice list any more.';
const FAILED = 'The question could not be opened. Please try again.';

interface Again {
  readonly again: () => void;
  readonly busy: boolean;
  readonly problem: string | null;
}

/** Opens the practice screen with the question of a session, for whoever spoke in it. */
export function useAnswerAgain(session: AssessedSession, onLeave: () => void): Again {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(): Promise<void> {
    const ask = (id: string) =>
      client.query({ query: QuestionToRepeatDocument, variables: { id }, fetchPolicy: 'network-only' });
    const { data } = await ask(session.questionId ?? '');
    // Every custom question is -1 on the wire, which means the newest: an older one cannot be asked for any more.
    const question = data?.question.id === '-1' ? (await ask('-1')).data?.question : data?.question;
    if (!question || question.text !== session.questionText) return setProblem(GONE);
    const { id: questionId, difficulty } = question;
    const path = isConversation(session) ? '/conversation' : '/practice';
    onLeave();
    navigate(session.student ? recordingFor(path, session.student.id) : path, {
      state: { questionId, difficulty } satisfies PracticeTarget,
    });
  }

  return {
    again() {
      setBusy(true);
      setProblem(null);
      open()
        .catch(() => setProblem(FAILED))
        .finally(() => setBusy(false));
    },
    busy,
    problem,
  };
}
