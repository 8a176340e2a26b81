import { OLDER_PHASE_NAMES, PART_TYPES } from 'schema/rules/choices';
import { choiceField, idOf, textField } from '../../rest/form-fields.js';
import type { MultipartForm } from '../../rest/multipart.js';
import type { SubmitCommand } from './session-submission.service.js';

/** A turn of a conversation, not an answer by itself: said by its type or, where there is none, by the part. */
export function isTurn(form: MultipartForm): boolean {
  const sessionType = textField(form, 'sessionType');
  return sessionType === 'conversation' || (sessionType === null && textField(form, 'partType') === 'part3');
}

/** An answer as the clients of §7 send it. Their `duration` counts for nothing: the recording is measured. */
export function submissionOf(form: MultipartForm, clientKey: string | null): SubmitCommand {
  const { file } = form;
  choiceField(form, 'partType', PART_TYPES);
  return {
    questionId: idOf(textField(form, 'questionId'), 'questionId', 'Please say which question this answers.'),
    studentProfileId: textField(form, 'studentProfileId'),
    sessionType: choiceField(form, 'sessionType', OLDER_PHASE_NAMES),
    clientKey,
    audio: file && (async () => file),
    transcription: form.fields.transcription ?? null,
    transcriptSource: choiceField(form, 'transcriptSource', ['browser', 'typed', 'clientSent'] as const),
  };
}
