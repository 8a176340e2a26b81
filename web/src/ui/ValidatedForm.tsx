import { useFormikContext } from 'formik';
import type { FormEvent, ReactNode } from 'react';

interface ValidatedFormProps {
  /** For a submit button that stands elsewhere, in a dialog's footer. */
  id?: string;
  className?: string;
  /** Something has to be mended first; the first such field has the focus. */
  onRefused?: () => void;
  children: ReactNode;
}

/** The form element inside of Formik. What is refused leads to the first field that has to be mended. */
export function ValidatedForm({ id, className, onRefused, children }: ValidatedFormProps) {
  const { handleSubmit, validateForm } = useFormikContext();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { elements } = event.currentTarget;
    handleSubmit(event);
    const errors = await validateForm();
    for (const control of elements) {
      if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors) {
        control.focus();
        onRefused?.();
        return;
      }
    }
  };

  return (
    <form id={id} className={className} noValidate onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  );
}
