import type { Logger } from 'pino';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import type { PartnerVoice } from 'schema/rules/phases';
import { AiError, type TextModel } from '../../../adapters/ai/ai.js';
import { loadPrompt } from '../../assessment/prompts/prompts.js';
import { quotedDocument } from '../../assessment/prompts/quoted-document.js';
import { builtInReply } from './built-in-partner.js';
import { fairReply, partnerPointsMax } from './fair-partner.js';
import type { PartnerSituation } from './situation.js';

export interface PartnerReply {
  readonly text: string;
  readonly madeBy: Exclude<PartnerVoice, 'opening'>;
  readonly model: string | null;
  readonly promptVersion: string | null;
}

/** Words the partner's turns: a model's where there is one that answers, else the built-in partner's; always fair. */
export class Partner {
  readonly #prompt = loadPrompt('partner.v1.md', new URL('../prompts/', import.meta.url));

  constructor(private readonly model: TextModel | null) {}

  /**
   * Never fails: a provider that does gives the fallback reply once, which asks for more thoughts, and from the second
   * time in a row the built-in partner, until it is back.
   * @param failures of the provider in a row so far
   */
  async reply(situation: PartnerSituation, failures: number, log: Logger): Promise<PartnerReply> {
    if (!this.model) return builtIn(situation);
    const text = await this.#ask(this.model, situation, log);
    if (text !== null) {
      return { text, madeBy: 'model', model: this.model.model, promptVersion: this.#prompt.version };
    }
    return failures === 0
      ? { text: FALLBACK_REPLY, madeBy: 'fallback', model: null, promptVersion: null }
      : builtIn(situation);
  }

  /** Null: no answer, an empty one, or one that was given before. */
  async #ask(model: TextModel, situation: PartnerSituation, log: Logger): Promise<string | null> {
    try {
      const said = await model.say({ system: this.#prompt.text, user: documentOf(situation) });
      const fair = fairReply(said, situation);
      if (fair !== null && !situation.saidBefore.includes(fair)) return fair;
      log.warn({ characters: said.length }, 'the partner had nothing new to say');
      return null;
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      log.warn({ err: error }, 'the partner does not answer');
      return null;
    }
  }
}

const builtIn = (situation: PartnerSituation): PartnerReply => ({
  text: builtInReply(situation),
  madeBy: 'builtIn',
  model: null,
  promptVersion: null,
});

function documentOf(situation: PartnerSituation): string {
  const { seed: _, partnerPoints, points, ...rest } = situation;
  const hasRoom = partnerPoints.length < partnerPointsMax(points.length);
  return quotedDocument({
    ...rest,
    points,
    yourPoints: points.filter((_point, index) => partnerPoints.includes(index)),
    maySpeakOf: hasRoom ? points.filter((_point, index) => !partnerPoints.includes(index)) : [],
  });
}
