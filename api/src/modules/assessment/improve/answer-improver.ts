import { AiError, type Charge, type ChatModel } from '../../../adapters/ai/ai.js';
import type { AssessmentInput, Finding } from '../assessment.types.js';
import { loadPrompt } from '../prompts/prompts.js';
import { quotedDocument } from '../prompts/quoted-document.js';
import type { ImprovedAnswer } from './improved-answer.js';
import { isVersionOf } from './is-version-of.js';

const PROMPT = loadPrompt('improve-answer.v1.md', import.meta.url);
/** What is said in a minute needs 300; the rest is for models that think first. */
const TOKENS_MAX = 4000;
const SCHEMA = {
  name: 'improved_answer',
  json: {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
    additionalProperties: false,
  },
} as const;

export interface Improvable {
  readonly question: AssessmentInput['question'];
  readonly transcript: string;
  readonly findings: readonly Finding[];
}

/** Asks a model for the student's own answer in better words. */
export class AnswerImprover {
  constructor(private readonly chat: ChatModel) {}

  /**
   * @returns the better version; `failed` where what came is none of this answer
   * @throws AiError when the provider gives no answer; retryable where it may later
   */
  async improve({ question, transcript, findings }: Improvable, charge: Charge): Promise<ImprovedAnswer> {
    const user = quotedDocument({
      question: { text: question.text, points: question.points },
      transcript: { text: transcript },
      findings: findings.map(({ quote, correction, reason }) => ({ quote, correction, reason })),
    });
    const { text, finish } = await this.chat.complete({
      ...{ charge, system: PROMPT.text, user, schema: SCHEMA, maxTokens: TOKENS_MAX },
    });
    if (finish !== 'stop') throw new AiError(`${this.chat.model} wrote no whole answer.`, false);
    const answer = answerIn(text);
    if (answer === null || !isVersionOf(transcript, answer)) return { state: 'failed' };
    return { state: 'written', text: answer, model: this.chat.model, promptVersion: PROMPT.version };
  }
}

const FENCE = /^```(?:json)?\s*([\s\S]*?)\s*```$/;

/** The text in the model's JSON, or null. */
function answerIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(FENCE.exec(text.trim())?.[1] ?? text);
    const isRecord = typeof value === 'object' && value !== null && 'answer' in value;
    return isRecord && typeof value.answer === 'string' ? value.answer.trim() || null : null;
  } catch {
    return null;
  }
}
