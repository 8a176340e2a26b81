import { useField } from 'formik';
import { Star } from 'lucide-react';
import { RATINGS } from 'schema/rules/choices';
import './star-rating.scss';
import './star-rating-field.scss';

const WORST_FIRST = [...RATINGS].reverse();

interface StarRatingFieldProps {
  /** Key of a number in the formik values. */
  name: string;
  label: string;
}

/** Five stars to choose from, each with its word; a group of radio buttons for the keyboard. */
export function StarRatingField({ name, label }: StarRatingFieldProps) {
  const [{ value }, , { setValue }] = useField<number>(name);
  const chosen = RATINGS.find((rating) => rating.value === value);
  return (
    <fieldset className="star-field mb-3">
      <legend className="form-label">{label}</legend>
      <div className="star-field-stars">
        {WORST_FIRST.map((rating) => (
          <label key={rating.value} className="star-field-star">
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={rating === chosen}
              onChange={() => void setValue(rating.value)}
            />
            <Star
              size={28}
              aria-hidden="true"
              className={rating.value <= value ? 'star-filled' : undefined}
            />
            <span className="visually-hidden">
              {rating.value} {rating.label}
            </span>
          </label>
        ))}
        {chosen && (
          <span className="star-field-word" aria-hidden="true">
            {chosen.value} {chosen.label}
          </span>
        )}
      </div>
    </fieldset>
  );
}
