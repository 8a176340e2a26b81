import type { Logger } from 'pino';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import type { PartnerVoice } from 'schema/rules/phases';
import { AiError, type Charge, type TextModel } from '../../../adapters/ai/ai.js';
import { loadPrompt } from '../../assessment/prompts/prompts.js';
import { quotedDocument } from '../../assessment/prompts/quoted-document.js';
import { builtInReply } from './built-in-partner.js';
import { FairReply, partnerPointsMax } from './fair-partner.js';
import { inRole } from './in-role.js';
import { SentenceReader, sentencesOf } from './sentences.js';
import type { PartnerSituation } from './situation.js';
import { Unrepeated } from './unrepeated.js';

export interface PartnerReply {
  readonly text: string;
  readonly madeBy: Exclude<PartnerVoice, 'opening'>;
  readonly model: string | null;
  readonly promptVersion: string | null;
}

export interface ReplyRequest {
  readonly charge: Charge;
  readonly situation: PartnerSituation;
  /** Of the provider in a row so far. */
  readonly failures: number;
  readonly log: Logger;
  /** Hears each sentence as soon as it may be spoken; together they are the text. */
  readonly say?: (sentence: string) => void;
  /** Called when the request leaves for the provider. */
  readonly leaving?: () => void;
}

/** Three sentences need a tenth of it; the rest is for models that think first. */
const MAX_TOKENS = 1500;

const wasAsked = ({ kind }: AiError): boolean => kind !== 'paused' && kind !== 'budget';

/** Words the partner's turns: a model's where there is one that answers, else the built-in partner's; always fair. */
export class Partner {
  readonly #prompt = loadPrompt('partner.v1.md', new URL('../prompts/', import.meta.url));

  readonly #isInRole = inRole(this.#prompt.text);

  constructor(private readonly model: TextModel | null) {}

  /**
   * Never fails: a provider that does before its first sentence gives the fallback reply once, which asks for more
   * thoughts, and from the second time in a row the built-in partner, until it is back. One that breaks off later has
   * its whole sentences kept, with a question that hands over.
   * One that is not asked, because it is down or the day's budget is used up, leaves the turn to the built-in partner.
   */
  async reply(request: ReplyRequest): Promise<PartnerReply> {
    const { failures, situation, say } = request;
    const reply =
      (this.model && (await this.#ask(this.model, request))) ??
      (this.model && failures === 0 ? FALLBACK : builtIn(situation));
    if (reply.madeBy !== 'model') for (const sentence of sentencesOf(reply.text)) say?.(sentence);
    return reply;
  }

  /** Null: no answer, an empty one, or one that was given before. */
  async #ask(
    model: TextModel,
    { charge, situation, log, say, leaving }: ReplyRequest,
  ): Promise<PartnerReply | null> {
    const reader = new SentenceReader();
    const fair = new FairReply(situation);
    const said = new Unrepeated(situation.saidBefore, (sentence) => say?.(sentence));
    const hear = (sentences: readonly string[]) => {
      for (const sentence of sentences.filter(this.#isInRole)) said.add(fair.hear(sentence));
    };
    try {
      const texts = { system: this.#prompt.text, user: documentOf(situation) };
      const request = { charge, ...texts, maxTokens: MAX_TOKENS };
      await model.say({ ...request, ...(leaving && { leaving }) }, (piece) => hear(reader.read(piece)));
      hear(reader.end());
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      log.warn({ err: error }, 'the partner does not answer');
      if (!said.hasBegun) return wasAsked(error) ? null : builtIn(situation);
    }
    said.add(fair.end());
    if (said.hasBegun) {
      return {
        text: said.text,
        madeBy: 'model',
        model: model.model,
        promptVersion: this.#prompt.version,
      };
    }
    log.warn('the partner had nothing new to say');
    return null;
  }
}

const FALLBACK: PartnerReply = {
  text: FALLBACK_REPLY,
  madeBy: 'fallback',
  model: null,
  promptVersion: null,
};

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
