import { PHASES } from 'schema/rules/phases';
import { badInput } from '../../errors.js';
import { choiceField, idOf, textField } from '../../rest/form-fields.js';
import type { MultipartForm } from '../../rest/multipart.js';
import type { AssessCommand } from './conversation-assessment.service.js';
import type { TurnCommand } from './turn-command.js';

const NAME_MAX_CHARACTERS = 50;
const NO_QUESTION = 'Please say which question this is about.';

/** A turn as the clients of §7 send it. Their `duration` counts for nothing: the recording is measured. */
export function turnOf(form: MultipartForm, clientKey: string | null): TurnCommand {
  const { file } = form;
  return {
    to: { questionId: idOf(textField(form, 'questionId'), 'questionId', NO_QUESTION) },
    phase: choiceField(form, 'sessionPhase', PHASES),
    turnNumber: numberOf(textField(form, 'turnNumber')),
    conversationRole: textField(form, 'conversationRole')?.slice(0, NAME_MAX_CHARACTERS) ?? null,
    studentProfileId: textField(form, 'studentProfileId'),
    clientKey,
    audio: file && (async () => file),
    transcription: form.fields.transcription ?? null,
    transcriptSource: choiceField(form, 'transcriptSource', ['browser', 'typed', 'clientSent'] as const),
  };
}

/** The body of `/sessions/assess`; what else a client sends (duration, roles) counts for nothing. */
export function assessmentOf(body: unknown, clientKey: string | null): AssessCommand {
  const { questionId, transcription } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const id = typeof questionId === 'number' || typeof questionId === 'string' ? String(questionId) : null;
  return {
    questionId: idOf(id, 'questionId', NO_QUESTION),
    transcription: typeof transcription === 'string' ? transcription : null,
    clientKey,
  };
}

function numberOf(text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,6}$/.test(text)) throw badInput('The number of a turn is a whole number.', 'turnNumber');
  return Number(text);
}
