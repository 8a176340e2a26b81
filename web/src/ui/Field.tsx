import { useField } from 'formik';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import Form from 'react-bootstrap/Form';
import '../styles/forms.scss';

interface FieldProps {
  /** Key in the formik values; its yup message appears under the control. */
  name: string;
  label: string;
  /** One line under the control. */
  help?: string;
  as?: 'input' | 'textarea' | 'select';
  type?: 'text' | 'email' | 'password' | 'number';
  /** The options of a select. */
  children?: ReactNode;
  placeholder?: string;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  maxLength?: number;
  rows?: number;
  disabled?: boolean;
  /** Suggestions for a text input, through a datalist. */
  suggestions?: readonly string[];
}

/** A labelled control of a formik form, with its message tied to it for screen readers. */
export function Field({ name, label, help, as = 'input', children, suggestions, ...control }: FieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const id = useId();
  const invalid = touched && error !== undefined;
  const described = [help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...field,
    ...control,
    isInvalid: invalid,
    'aria-invalid': invalid,
    'aria-describedby': described || undefined,
  };
  return (
    <Form.Group controlId={id} className="mb-3">
      <Form.Label>{label}</Form.Label>
      {as === 'select' ? (
        <Form.Select {...shared}>{children}</Form.Select>
      ) : (
        <Form.Control {...shared} as={as} list={suggestions && `${id}-list`} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {help && <Form.Text id={`${id}-help`}>{help}</Form.Text>}
      <Form.Control.Feedback type="invalid" id={`${id}-error`}>
        {error}
      </Form.Control.Feedback>
    </Form.Group>
  );
}
