import { AiError, type ChatModel } from '../../adapters/ai/ai.js';
import type { AssessorIdentity, Judge, JudgeInput, Judgement } from './assessment.types.js';
import { readPart2Answer, UnusableAnswer } from './judge-model-answer.js';
import { toJudgement } from './judge-model-judgement.js';
import { PART2_ANSWER_SCHEMA } from './judge-model-schema.js';
import { loadPrompt } from './prompts/prompts.js';
import { quotedDocument } from './prompts/quoted-document.js';

/** The version of this judge's own code: how it asks, reads and checks. */
const VERSION = '1';
/** The rubric that the prompt carries. */
const RUBRIC_VERSION = '1';
const REPAIRED_ANSWER_MAX_CHARACTERS = 20_000;

interface Repair {
  readonly answer: string;
  readonly problem: string;
}

/** Marks Part 2 through a chat model, by the fixed rubric of the prompt file. */
export class ModelJudge implements Judge {
  readonly identity: AssessorIdentity;
  private readonly prompt = loadPrompt('assess-part2.v1.md');

  constructor(private readonly chat: ChatModel) {
    this.identity = {
      name: 'model',
      version: VERSION,
      rubricVersion: RUBRIC_VERSION,
      model: chat.model,
      promptVersion: this.prompt.version,
    };
  }

  /**
   * Asks once, and once more where the answer is not valid JSON or misses the schema.
   * @throws AiError, not retryable when the model refuses, is cut short, or cannot be brought to a valid answer
   */
  async judge(input: JudgeInput): Promise<Judgement> {
    if (input.partType !== 'part2') throw new AiError('The model judge marks Part 2 only.', false);
    const first = await this.ask(input);
    try {
      return toJudgement(readPart2Answer(first), input.transcript.text);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      return this.repair(input, { answer: first, problem: error.message });
    }
  }

  private async repair(input: JudgeInput, repair: Repair): Promise<Judgement> {
    const second = await this.ask(input, repair);
    try {
      return toJudgement(readPart2Answer(second), input.transcript.text);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      throw new AiError(`${this.chat.model} gave no valid assessment, also when asked again.`, false);
    }
  }

  private async ask(input: JudgeInput, repair?: Repair): Promise<string> {
    const answer = await this.chat.complete({
      system: this.prompt.text,
      user: toDocument(input, repair),
      schema: PART2_ANSWER_SCHEMA,
    });
    if (answer.finish === 'refusal') throw new AiError(`${this.chat.model} refused to assess.`, false);
    if (answer.finish === 'length') throw new AiError(`${this.chat.model} was cut short.`, false);
    return answer.text;
  }
}

/** What the student said or wrote, the question of their own included, stands only in its strings. */
function toDocument({ question, transcript }: JudgeInput, repair?: Repair): string {
  const document = {
    question: { text: question.text, points: question.points },
    transcript: { source: transcript.source, confidence: transcript.confidence, text: transcript.text },
    repair: repair && { ...repair, answer: repair.answer.slice(0, REPAIRED_ANSWER_MAX_CHARACTERS) },
  };
  return quotedDocument(document);
}
