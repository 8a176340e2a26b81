import type { PartType } from 'schema/rules/choices';
import { AiError, type Charge, type ChatModel } from '../../adapters/ai/ai.js';
import type { AssessorIdentity, JudgeInput, Judgement, PaidJudge } from './assessment.types.js';
import { modelAssessor } from './assessor-identities.js';
import { communicativeSection } from './judge-builtin/sections/talk-sections.js';
import { readPart2Answer, readPart3Answer, UnusableAnswer } from './judge-model-answer.js';
import { toJudgement } from './judge-model-judgement.js';
import { PART2_ANSWER_SCHEMA, PART3_ANSWER_SCHEMA } from './judge-model-schema.js';
import { ASSESSMENT_PROMPTS } from './prompts/assessment-prompts.js';
import { quotedDocument } from './prompts/quoted-document.js';
import { summarizeTalk } from './talk/summarize-talk.js';

/** Of a model, beside what was counted. */
const TALK_CLAIMS_MAX = 4;
const REPAIRED_ANSWER_MAX_CHARACTERS = 20_000;
/** A long assessment needs half of it; the rest is for models that think first. */
const MAX_TOKENS = 8000;

interface Repair {
  readonly answer: string;
  readonly problem: string;
}

const OF_PART = {
  part2: { schema: PART2_ANSWER_SCHEMA, read: readPart2Answer },
  part3: { schema: PART3_ANSWER_SCHEMA, read: readPart3Answer },
} as const satisfies Record<PartType, object>;

/** Marks through a chat model, by the fixed rubric of the prompt file of the part. */
export class ModelJudge implements PaidJudge {
  constructor(private readonly chat: ChatModel) {}

  identityFor(partType: PartType): AssessorIdentity {
    return modelAssessor(this.chat.model, partType);
  }

  /**
   * Asks once, and once more where the answer is not valid JSON or misses the schema.
   * @throws AiError, not retryable when the model refuses, is cut short, or cannot be brought to a valid answer
   */
  async judge(input: JudgeInput, charge: Charge): Promise<Judgement> {
    if (input.partType === 'part3' && !input.talk) {
      throw new AiError('The model judge marks Part 3 by its conversation only.', false);
    }
    const first = await this.ask(input, charge);
    try {
      return judgementOf(first, input);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      return this.repair(input, charge, { answer: first, problem: error.message });
    }
  }

  private async repair(input: JudgeInput, charge: Charge, repair: Repair): Promise<Judgement> {
    const second = await this.ask(input, { ...charge, reference: `${charge.reference}:repair` }, repair);
    try {
      return judgementOf(second, input);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      throw new AiError(`${this.chat.model} gave no valid assessment, also when asked again.`, false);
    }
  }

  private async ask(input: JudgeInput, charge: Charge, repair?: Repair): Promise<string> {
    const { schema } = OF_PART[input.partType];
    const texts = { system: ASSESSMENT_PROMPTS[input.partType].text, user: toDocument(input, repair) };
    const answer = await this.chat.complete({ charge, ...texts, schema, maxTokens: MAX_TOKENS });
    if (answer.finish === 'refusal') throw new AiError(`${this.chat.model} refused to assess.`, false);
    if (answer.finish === 'length') throw new AiError(`${this.chat.model} was cut short.`, false);
    return answer.text;
  }
}

/** What stands of an answer; beside what a model says of a talk stands what was counted in it. */
function judgementOf(answer: string, { partType, talk, question, transcript }: JudgeInput): Judgement {
  const judgement = toJudgement(OF_PART[partType].read(answer), transcript.text);
  if (!talk) return judgement;
  const said = judgement.sections.communicativeCompetence.slice(0, TALK_CLAIMS_MAX);
  const counted = communicativeSection(summarizeTalk(talk, question));
  return {
    ...judgement,
    sections: { ...judgement.sections, communicativeCompetence: [...said, ...counted] },
  };
}

/** What the student said or wrote, the question of their own included, stands only in its strings. */
function toDocument({ question, transcript, talk }: JudgeInput, repair?: Repair): string {
  const document = {
    question: { text: question.text, points: question.points },
    transcript: { source: transcript.source, confidence: transcript.confidence, text: transcript.text },
    conversation: talk?.turns.map(({ speaker, phase, text }) => ({ speaker, phase, text })),
    repair: repair && { ...repair, answer: repair.answer.slice(0, REPAIRED_ANSWER_MAX_CHARACTERS) },
  };
  return quotedDocument(document);
}
