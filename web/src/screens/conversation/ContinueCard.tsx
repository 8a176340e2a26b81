import { ArrowRight } from 'lucide-react';
import { PHASE_NAMES, phaseIndex } from 'schema/rules/phases';
import { useOpenConversationQuery } from '../../generated/conversation';
import { dayAndTime } from '../../lib/format';
import { useViewer } from '../../lib/viewer';

/** The conversation that was left in the middle; nothing where there is none. */
export function ContinueCard({ onContinue }: { onContinue: (sessionId: string) => void }) {
  const { timeZone } = useViewer();
  const { data } = useOpenConversationQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.openConversation;
  if (!open) return null;
  return (
    <section className="panel continue-card" aria-labelledby="continue-title">
      <div>
        <h2 id="continue-title" className="panel-title">
          Continue where you stopped
        </h2>
        <p>{open.questionText}</p>
        <p className="soft small">
          Session {phaseIndex(open.phase) + 1} of 3: {PHASE_NAMES[open.phase]}. Last turn{' '}
          {dayAndTime(open.lastTurnAt, timeZone)}
        </p>
      </div>
      <button type="button" className="btn btn-primary" onClick={() => onContinue(open.sessionId)}>
        Continue <ArrowRight size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
