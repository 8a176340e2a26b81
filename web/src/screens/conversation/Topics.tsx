import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DIFFICULTIES, type Difficulty } from 'schema/rules/choices';
import { TOPICS_PAGE } from 'schema/rules/limits';
import { MESSAGES } from 'schema/rules/messages';
import { StudentSelector } from '../../features/students/StudentSelector';
import { useChosenStudent } from '../../features/students/useChosenStudent';
import { useStartConversationMutation, useTopicsQuery } from '../../generated/conversation';
import { serverMessage } from '../../lib/apollo';
import { readPracticeTarget } from '../../lib/practiceTarget';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { Select } from '../../ui/Select';
import { ShowMore } from '../../ui/ShowMore';
import { useToasts } from '../../ui/Toasts';
import { ContinueCard } from './ContinueCard';
import { DemoPartnerBanner } from './DemoPartnerBanner';
import { TopicCard } from './TopicCard';
import { TopicsSkeleton } from './TopicsSkeleton';

const LEVELS = [
  { value: '', label: 'All levels' },
  ...DIFFICULTIES.map((level) => ({ value: level, label: level })),
] as const;

interface TopicsProps {
  /** One is chosen. */
  onBegin: () => void;
  /** It has begun, or is gone on with. */
  onOpen: (sessionId: string, isFresh: boolean) => void;
}

/** What one may talk about. */
export function Topics({ onBegin, onOpen }: TopicsProps) {
  const [level, setLevel] = useState<Difficulty | ''>('');
  const [startingId, setStartingId] = useState<string | null>(null);
  const { state } = useLocation();
  const speaker = useChosenStudent();
  const toasts = useToasts();
  const [start] = useStartConversationMutation();
  const { data, previousData, error, loading, refetch, fetchMore } = useTopicsQuery({
    variables: { first: TOPICS_PAGE, difficulty: level || undefined },
    notifyOnNetworkStatusChange: true,
  });
  const answer = data ?? (error ? undefined : previousData);
  const page = answer?.practiceQuestions;
  const topics = page?.edges.map(({ node }) => node);
  const wantedId = readPracticeTarget(state)?.questionId;

  const begin = async (questionId: string) => {
    setStartingId(questionId);
    onBegin();
    try {
      const input = { questionId, conversationRole: 'ai_partner', studentProfileId: speaker.student?.id };
      const { data: started } = await start({ variables: { input } });
      if (started) onOpen(started.startConversation.sessionId, true);
    } catch (failure) {
      const description =
        serverMessage(failure) ?? 'The conversation could not be started. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setStartingId(null);
    }
  };

  return (
    <div className="topics">
      <StudentSelector speaker={speaker} disabled={startingId !== null} onChoose={speaker.choose} />
      <ContinueCard onContinue={(sessionId) => onOpen(sessionId, false)} />
      <div className="topics-head">
        <div>
          <h2>Choose a topic</h2>
          <p className="soft">
            You and a partner talk for five minutes in three sessions, as in the exam. You are marked out of
            18.
          </p>
        </div>
        <Select label="Level" value={level} options={LEVELS} onChange={setLevel} />
      </div>
      {topics && topics.length > 0 && (
        <Gradually placeholder={<TopicsSkeleton />}>
          {answer?.assessor.demoMode && <DemoPartnerBanner />}
          <ul className="topic-list" aria-busy={loading}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <TopicCard
                  topic={topic}
                  isWanted={topic.id === wantedId}
                  isStarting={topic.id === startingId}
                  disabled={startingId !== null || !speaker.isKnown}
                  onStart={() => void begin(topic.id)}
                />
              </li>
            ))}
          </ul>
        </Gradually>
      )}
      <ShowMore
        hasMore={page?.pageInfo.hasNextPage ?? false}
        loading={loading}
        onMore={() => void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => {})}
        of="topics"
      />
      {!topics && loading && <TopicsSkeleton />}
      {!topics && error && (
        <EmptyState
          title={MESSAGES.questionsFetchFailed}
          action={
            <button type="button" className="btn btn-primary" onClick={() => void refetch().catch(() => {})}>
              Try again
            </button>
          }
        >
          Check your connection and try again.
        </EmptyState>
      )}
      {topics?.length === 0 && (
        <EmptyState
          title="No topics at this level yet"
          action={
            <Link className="btn btn-primary" to="/questions">
              Generate Questions
            </Link>
          }
        >
          Make some in the question bank, or choose another level.
        </EmptyState>
      )}
    </div>
  );
}
