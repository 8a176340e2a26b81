import { useFormikContext } from 'formik';
import { DIFFICULTIES, DIFFICULTY_CEFR, PART_TYPES, THEMES } from 'schema/rules/choices';
import { QUESTION_MAX_CHARACTERS } from 'schema/rules/limits';
import { Field } from '../../ui/Field';
import type { ContributionDraft } from './contributionDraft';
import { PART_NAMES } from './questionWords';

const { text, point, concept } = QUESTION_MAX_CHARACTERS;

/** Of an exam card: how such lines begin. */
const EXAMPLES = ['what it is', 'where you saw it', 'what happened', 'why you remember it'];

/** Everything that a card or a topic needs (§5). */
export function ContributionFields() {
  const { values } = useFormikContext<ContributionDraft>();
  const isTopic = values.partType === 'part3';
  return (
    <>
      <Field name="partType" label="Part" as="select">
        {PART_TYPES.map((part) => (
          <option key={part} value={part}>
            {PART_NAMES[part]}
          </option>
        ))}
      </Field>
      <Field
        name="title"
        label="Title"
        help={isTopic ? 'The question that the two discuss.' : 'What the card asks for: "Talk about …"'}
        maxLength={text}
      />
      <div className="row">
        <div className="col-sm-7">
          <Field name="theme" label="Theme" as="select">
            <option value="">Choose one</option>
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {theme}
              </option>
            ))}
          </Field>
        </div>
        <div className="col-sm-5">
          <Field name="difficulty" label="Difficulty" as="select">
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {difficulty} ({DIFFICULTY_CEFR[difficulty]})
              </option>
            ))}
          </Field>
        </div>
      </div>
      <fieldset>
        <legend className="form-legend">You should say</legend>
        <div className="row">
          {values.shouldSayPoints.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by
            <div key={place} className="col-sm-6">
              <Field
                name={`shouldSayPoints.${place}`}
                label={`Point ${place + 1}`}
                placeholder={EXAMPLES[place]}
                maxLength={point}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {isTopic && (
        <>
          <fieldset>
            <legend className="form-legend">Mind map concepts</legend>
            <div className="row">
              {values.mindMapConcepts.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a concept is known by
                <div key={place} className="col-6 col-sm-4">
                  <Field
                    name={`mindMapConcepts.${place}`}
                    label={`Concept ${place + 1}`}
                    maxLength={concept}
                  />
                </div>
              ))}
            </div>
          </fieldset>
          <Field
            name="session2Question"
            label="Session 2 question"
            help="Asks the two to decide on one of the concepts."
            maxLength={text}
          />
          <Field
            name="hotsQuestion"
            label="HOTS question"
            help="Asks for judgement: causes, effects, what would happen if …"
            maxLength={text}
          />
        </>
      )}
    </>
  );
}
