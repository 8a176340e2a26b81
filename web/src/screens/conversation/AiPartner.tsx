import { skipToken } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAssessorQuery } from '../../generated/questions';
import { lazyNamed } from '../../lib/lazyNamed';
import { PATH_OF_CONVERSATION, pathOfSession } from './addresses';
import { ConversationSkeleton } from './ConversationSkeleton';
import { DemoPartnerBanner } from './DemoPartnerBanner';
import { useVoices } from './speech/useVoices';
import { Topics } from './Topics';

// The talk is downloaded when it begins.
const ConversationLoader = lazyNamed(() => import('./ConversationLoader'), 'ConversationLoader');

/** What cannot be loaded is told where it is shown. */
const loadTalk = () => void ConversationLoader.preload().catch(() => {});

/** The topics, or the conversation that the address names: a reload goes on where it stood. */
export function AiPartner({ sessionId }: { sessionId: string | null }) {
  const navigate = useNavigate();
  // Its greeting is spoken; that of a conversation which is gone on with is not.
  const [freshId, setFreshId] = useState<string | null>(null);
  // With the topics it comes along.
  const { data } = useAssessorQuery(sessionId === null ? skipToken : {});
  // Before the first word: a browser takes a while to find its voices.
  const voices = useVoices();
  const open = (id: string, isFresh: boolean) => {
    setFreshId(isFresh ? id : null);
    void navigate(pathOfSession(id));
  };
  if (sessionId === null) return <Topics onBegin={loadTalk} onOpen={open} />;
  return (
    <>
      {data?.assessor.demoMode && <DemoPartnerBanner />}
      <Suspense fallback={<ConversationSkeleton />}>
        <ConversationLoader
          key={sessionId}
          sessionId={sessionId}
          isFresh={sessionId === freshId}
          serverTranscribes={data?.assessor.transcribes ?? false}
          voices={voices}
          onLeave={() => void navigate(PATH_OF_CONVERSATION)}
        />
      </Suspense>
    </>
  );
}
