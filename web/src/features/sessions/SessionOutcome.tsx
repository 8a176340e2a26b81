import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { Badge } from '../../ui/Badge';
import { bandToneClass } from '../../ui/BandScale';
import { RetryButton } from './RetryButton';

const STATES = {
  recorded: { words: 'Waiting to be marked', tone: 'blue' },
  transcribing: { words: 'Writing down your words', tone: 'blue' },
  assessing: { words: 'Being marked', tone: 'blue' },
  // with a reason in place of its marks: they are kept from the teacher who marks first
  assessed: { words: 'Your turn to mark', tone: 'plum' },
  notMarked: { words: 'Not marked', tone: 'amber' },
  failed: { words: 'Marking failed', tone: 'coral' },
} as const;

/** The mark of a session, or where it stands, why, and what to do. */
export function SessionOutcome({ session }: { session: SessionSummaryFragment }) {
  const { state, overallScore, maximumScore, stateReason } = session;
  if (state === 'assessed' && overallScore !== null) {
    const meanBand = (overallScore / maximumScore) * BAND_MAX;
    return (
      <p className={`session-outcome ${bandToneClass(meanBand)}`}>
        <span className="figures">
          <strong>{overallScore}</strong> <span className="soft">/ {maximumScore}</span>
        </span>
        <span className="session-word">{BAND_TONE_WORDS[bandTone(meanBand)]}</span>
      </p>
    );
  }
  const { words, tone } = STATES[state === 'assessed' && stateReason === null ? 'notMarked' : state];
  return (
    <div className="session-outcome">
      <Badge tone={tone}>{words}</Badge>
      {stateReason && <span className="soft small">{stateReason}</span>}
      {session.canRetry && <RetryButton session={session} />}
    </div>
  );
}
