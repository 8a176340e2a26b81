import { Spinner } from '../../ui/Spinner';
import type { Attempt } from './content/assessment';

/** The student's own answer in better words, where a provider wrote it. */
export function ImprovedAnswer({ improved }: { improved: Attempt['improvedAnswer'] }) {
  if (!improved || improved.state === 'failed') return null;
  return (
    <section className="feedback-improved" aria-labelledby="feedback-improved">
      <h3 id="feedback-improved">Your answer, one step better</h3>
      {improved.state === 'awaited' ? (
        <div className="feedback-improving soft small">
          <Spinner small label="Writing" />
          <span>Your own ideas in better words will stand here in a moment.</span>
        </div>
      ) : (
        <>
          <p className="soft small">
            Your own ideas in better words, by the model {improved.model}. Say it aloud, then answer again
            without looking.
          </p>
          <blockquote lang="en">{improved.text}</blockquote>
        </>
      )}
    </section>
  );
}
