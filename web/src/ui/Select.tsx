import { useId } from 'react';
import '../styles/forms.scss';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few, outside of a form: a filter, a period. (Inside a form: Field.) */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
