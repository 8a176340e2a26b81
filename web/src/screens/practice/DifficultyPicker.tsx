import { DIFFICULTIES, DIFFICULTY_CEFR, type Difficulty } from 'schema/rules/choices';
import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';

const { beginner, intermediate, advanced } = DIFFICULTY_CEFR;
const HELP = `beginner is CEFR ${beginner}, intermediate ${intermediate}, advanced ${advanced}, all ${PART2_SPEAKING_SECONDS} s`;

interface DifficultyPickerProps {
  value: Difficulty;
  disabled: boolean;
  onChange: (difficulty: Difficulty) => void;
}

/** Three levels, and what each of them means (§2). */
export const DifficultyPicker = ({ value, disabled, onChange }: DifficultyPickerProps) => (
  <fieldset className="difficulty" disabled={disabled}>
    <legend className="visually-hidden">Difficulty</legend>
    <div className="difficulty-buttons">
      {DIFFICULTIES.map((difficulty) => (
        <button
          key={difficulty}
          type="button"
          className="difficulty-button"
          aria-pressed={difficulty === value}
          onClick={() => onChange(difficulty)}
        >
          {difficulty}
        </button>
      ))}
    </div>
    <p className="difficulty-help soft small mb-0">{HELP}</p>
  </fieldset>
);
