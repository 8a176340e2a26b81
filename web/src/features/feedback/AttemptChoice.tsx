import type { Attempt } from './content/assessment';
import { attemptVersions } from './content/attempts';

interface AttemptChoiceProps {
  attempts: readonly Attempt[];
  chosen: Attempt;
  onChoose: (attempt: number) => void;
}

/** Which marking is read, where a transcript was corrected. Nothing is lost: each is there with its words. */
export function AttemptChoice({ attempts, chosen, onChoose }: AttemptChoiceProps) {
  if (attempts.length < 2) return null;
  return (
    <div className="attempts">
      <fieldset className="attempts-choice" aria-label="Which words were marked">
        {attemptVersions(attempts).map(({ key, name, mark }) => (
          <button
            key={key}
            type="button"
            className="attempts-one"
            aria-pressed={key === String(chosen.attempt)}
            onClick={() => onChoose(Number(key))}
          >
            <strong>{name}</strong>
            <span className="small figures">{mark}</span>
          </button>
        ))}
      </fieldset>
      <p className="soft small mb-0">Your progress counts the first marks that were given.</p>
    </div>
  );
}
