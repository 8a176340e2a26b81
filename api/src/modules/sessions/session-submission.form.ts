import { OLDER_PHASE_NAMES, PART_TYPES } from 'schema/rules/choices';
import { badInput } from '../../errors.js';
import type { MultipartForm } from '../../rest/multipart.js';
import type { SubmitCommand } from './session-submission.service.js';

/** An empty field of a form is one that was left out. */
const textOf = (form: MultipartForm, name: string): string | null => form.fields[name]?.trim() || null;

/** A turn of a conversation, not an answer by itself: said by its type or, where there is none, by the part. */
export function isTurn(form: MultipartForm): boolean {
  const sessionType = textOf(form, 'sessionType');
  return sessionType === 'conversation' || (sessionType === null && textOf(form, 'partType') === 'part3');
}

/** An answer as the clients of §7 send it. Their `duration` counts for nothing: the recording is measured. */
export function submissionOf(form: MultipartForm, clientKey: string | null): SubmitCommand {
  const { file } = form;
  chosen(form, 'partType', PART_TYPES);
  return {
    questionId: questionIdOf(form),
    studentProfileId: textOf(form, 'studentProfileId'),
    sessionType: chosen(form, 'sessionType', OLDER_PHASE_NAMES),
    clientKey,
    audio: file && (async () => file),
    transcription: form.fields.transcription ?? null,
    transcriptSource: chosen(form, 'transcriptSource', ['browser', 'typed', 'clientSent'] as const),
  };
}

function questionIdOf(form: MultipartForm): number {
  const text = textOf(form, 'questionId');
  if (text === null) throw badInput('Please say which question this answers.', 'questionId');
  const id = Number(text);
  if (!/^-?\d+$/.test(text) || Math.abs(id) > 2_147_483_647)
    throw badInput('This is not an id.', 'questionId');
  return id;
}

function chosen<Choice extends string>(
  form: MultipartForm,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = textOf(form, name);
  const choice = choices.find((one) => one === text) ?? null;
  if (text !== null && choice === null) throw badInput(`Please send one of ${choices.join(', ')}.`, name);
  return choice;
}
