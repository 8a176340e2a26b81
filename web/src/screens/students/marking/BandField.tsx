import { useField } from 'formik';
import { useId } from 'react';
import type { Criterion } from 'schema/rules/choices';
import { BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import {
  NOT_MARKED_REASON_MAX_CHARACTERS,
  TEACHER_BANDS,
  type TeacherMark,
} from 'schema/rules/teacher-marks';
import { CRITERION_TITLES } from '../../../features/feedback/content/marks';
import { bandToneClass } from '../../../ui/BandScale';

interface BandFieldProps {
  criterion: Criterion;
  /** Key of the mark in the formik values. No reason at all: nothing is chosen yet; an empty one: not marked. */
  name: string;
}

/** A band from 0 to 6 in halves, or no band and why; a group of radio buttons for the keyboard. */
export function BandField({ criterion, name }: BandFieldProps) {
  const [{ value }, , { setValue }] = useField<TeacherMark>(name);
  const [, { error, touched }] = useField<string | null>(`${name}.notMarkedReason`);
  const id = useId();
  const { band, notMarkedReason } = value;
  const isWithout = band === null && notMarkedReason !== null;
  const invalid = touched && typeof error === 'string';
  const described = invalid ? `${id}-error` : undefined;
  const choose = (chosen: number | null) =>
    void setValue({ criterion, band: chosen, notMarkedReason: chosen === null ? '' : null });
  return (
    <fieldset className="band-field" aria-describedby={described}>
      <legend>
        {CRITERION_TITLES[criterion]}
        {band !== null && (
          <span className={`band-scale-word ${bandToneClass(band)}`}>{BAND_TONE_WORDS[bandTone(band)]}</span>
        )}
      </legend>
      <div className="band-choices">
        {TEACHER_BANDS.map((one) => (
          <label key={one} className="band-choice figures">
            <input
              type="radio"
              name={name}
              checked={band === one}
              aria-invalid={invalid}
              onChange={() => choose(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
      <label className="band-choice band-choice-none">
        <input
          type="radio"
          name={name}
          checked={isWithout}
          aria-invalid={invalid && !isWithout}
          onChange={() => choose(null)}
        />
        <span>Not marked</span>
      </label>
      {isWithout && (
        <div className="mt-2">
          <label className="form-label" htmlFor={`${id}-reason`}>
            Why is it not marked?
          </label>
          <input
            id={`${id}-reason`}
            className={`form-control ${invalid ? 'is-invalid' : ''}`}
            value={notMarkedReason}
            maxLength={NOT_MARKED_REASON_MAX_CHARACTERS}
            aria-invalid={invalid}
            aria-describedby={described}
            onChange={({ target }) => void setValue({ ...value, notMarkedReason: target.value })}
          />
        </div>
      )}
      {invalid && (
        <p id={`${id}-error`} className="band-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
