import { PHASES } from 'schema/rules/phases';
import { badInput } from '../../errors.js';
import type { MultipartForm } from '../../rest/multipart.js';
import type { AssessCommand } from './conversation-assessment.service.js';
import type { TurnCommand } from './turn-command.js';

/** An empty field of a form is one that was left out. */
const textOf = (form: MultipartForm, name: string): string | null => form.fields[name]?.trim() || null;

const ID_MAX = 2_147_483_647;
const NAME_MAX_CHARACTERS = 50;

/** A turn as the clients of §7 send it. Their `duration` counts for nothing: the recording is measured. */
export function turnOf(form: MultipartForm, clientKey: string | null): TurnCommand {
  const { file } = form;
  return {
    to: { questionId: idOf(textOf(form, 'questionId'), 'questionId') },
    phase: chosen(form, 'sessionPhase', PHASES),
    turnNumber: numberOf(textOf(form, 'turnNumber')),
    conversationRole: textOf(form, 'conversationRole')?.slice(0, NAME_MAX_CHARACTERS) ?? null,
    studentProfileId: textOf(form, 'studentProfileId'),
    clientKey,
    audio: file && (async () => file),
    transcription: form.fields.transcription ?? null,
    transcriptSource: chosen(form, 'transcriptSource', ['browser', 'typed', 'clientSent'] as const),
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
    questionId: idOf(id, 'questionId'),
    transcription: typeof transcription === 'string' ? transcription : null,
    clientKey,
  };
}

function idOf(text: string | null, field: string): number {
  if (text === null) throw badInput('Please say which question this is about.', field);
  const id = Number(text);
  if (!/^-?\d+$/.test(text) || Math.abs(id) > ID_MAX) throw badInput('This is not an id.', field);
  return id;
}

function numberOf(text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,6}$/.test(text)) throw badInput('The number of a turn is a whole number.', 'turnNumber');
  return Number(text);
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
