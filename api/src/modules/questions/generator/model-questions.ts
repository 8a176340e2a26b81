import { AiError, type Charge, type ChatModel } from '../../../adapters/ai/ai.js';
import { loadPrompt } from '../../assessment/prompts/prompts.js';
import { answerSchema, readQuestions } from './model-answer.js';
import type { PatternRequest } from './pattern-questions.js';
import type { QuestionTexts } from './question-texts.js';

export interface ModelRequest extends PatternRequest {
  readonly count: number;
  /** Texts of questions that are there already. */
  readonly avoid: readonly string[];
}

/** Ten questions need half of it; the rest is for models that think first. */
const MAX_TOKENS = 8000;

/** Asks a chat model for questions. */
export class ModelQuestions {
  private readonly prompt = loadPrompt('generate-questions.v1.md', new URL('../prompts/', import.meta.url));

  constructor(private readonly chat: ChatModel) {}

  /** Stored with every question of it. */
  get version(): string {
    return `${this.prompt.version} ${this.chat.model}`;
  }

  /**
   * @returns at most `count` questions that keep the rules
   * @throws AiError, UnusableQuestions
   */
  async questions(
    charge: Charge,
    { partType, difficulty, theme, count, avoid }: ModelRequest,
  ): Promise<QuestionTexts[]> {
    const { finish, text } = await this.chat.complete({
      charge,
      maxTokens: MAX_TOKENS,
      system: this.prompt.text,
      user: JSON.stringify({ partType, difficulty, theme, count, avoid }),
      schema: answerSchema(partType),
    });
    if (finish === 'refusal') throw new AiError(`${this.chat.model} refused to write questions.`, false);
    if (finish === 'length') throw new AiError(`${this.chat.model} was cut short.`, false);
    return readQuestions(partType, text).slice(0, count);
  }
}
