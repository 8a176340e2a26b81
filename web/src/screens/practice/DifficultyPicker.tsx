import { DIFFICULTIES, DIFFICULTY_CEFR, type Difficulty } from 'schema/rules/choices';
import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface DifficultyPickerProps {
  value: Difficulty;
  disabled: boolean;
  onChange: (difficulty: Difficulty) => void;
}

/** Three levels; the line below says what the chosen one means. */
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
          {capital(difficulty)}
        </button>
      ))}
    </div>
    <p className="soft small mb-0">
      {capital(value)}: about CEFR {DIFFICULTY_CEFR[value]}, {PART2_SPEAKING_SECONDS} s to speak
    </p>
  </fieldset>
);
