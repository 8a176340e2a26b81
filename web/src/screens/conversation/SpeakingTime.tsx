import { useClock } from '../../features/recorder/useClock';
import { minutesSeconds } from '../../lib/format';
import type { Activity } from './talk/talkMachine';
import { type Conversation, spokenMs } from './talk/talkView';

interface SpeakingTimeProps {
  conversation: Conversation;
  activity: Activity;
}

/** How long the student has spoken in this session; the partner's time does not count. */
export function SpeakingTime({ conversation, activity }: SpeakingTimeProps) {
  const now = useClock(activity.kind === 'recording');
  const { targetSeconds } = conversation;
  const seconds = Math.floor(spokenMs(conversation, activity, now) / 1000);
  const share = Math.min(1, seconds / targetSeconds);
  const text = `${minutesSeconds(seconds)} / ${minutesSeconds(targetSeconds)}`;
  return (
    <section className="speaking-time" aria-labelledby="speaking-time">
      <p className="speaking-time-line">
        <span id="speaking-time">Student Speaking Time</span>
        <strong className="figures">{text}</strong>
      </p>
      <div
        className="meter"
        role="progressbar"
        aria-labelledby="speaking-time"
        aria-valuemin={0}
        aria-valuemax={targetSeconds}
        aria-valuenow={Math.min(seconds, targetSeconds)}
        aria-valuetext={text}
      >
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p className="soft small mb-0 speaking-hint">
        Only your speaking time counts. Record → Stop → AI responds → Your turn again
      </p>
    </section>
  );
}
