import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isMalaysia, MALAYSIAN_STATES } from 'schema/rules/choices';
import { Field } from '../../ui/Field';
import './state-field.scss';

/** A list of states for Malaysia, free text for any other country (§2). */
export function StateField() {
  const { values, setFieldValue } = useFormikContext<{ country: string }>();
  const malaysia = isMalaysia(values.country);
  const before = useRef(malaysia);
  useEffect(() => {
    if (before.current === malaysia) return;
    before.current = malaysia;
    void setFieldValue('state', ''); // a state of the other kind
  }, [malaysia, setFieldValue]);

  if (!malaysia) return <Field name="state" label="State or region" autoComplete="address-level1" />;
  return (
    <div className="state-field">
      <Field name="state" label="State" as="select" autoComplete="address-level1">
        <option value="">Choose your state</option>
        {MALAYSIAN_STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Field>
    </div>
  );
}
