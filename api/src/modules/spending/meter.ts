import {
  AiError,
  type Charge,
  type ChatModel,
  type TextAnswer,
  type TextModel,
  type Transcriber,
} from '../../adapters/ai/ai.js';
import { costOf, costOfSound, highestCost, type Prices } from './prices.js';
import type { SpendingLedger } from './spending-ledger.js';

interface Call<Answer> {
  readonly charge: Charge;
  /** Millionths of the currency, at most. */
  readonly highest: number;
  make(): Promise<Answer>;
  /** What there is of an answer when the call fails. */
  partly?(): Answer | null;
  costOf(answer: Answer): number;
}

const USED_UP = {
  day: "Today's budget for the AI provider is used up.",
  user: "This user's budget for the AI provider is used up for today.",
} as const;

/** Puts the ledger before a provider's clients: nothing is asked that is not reserved, nothing is paid twice. */
export class Meter {
  constructor(
    private readonly ledger: SpendingLedger,
    private readonly prices: Prices,
  ) {}

  chat(chat: ChatModel): ChatModel {
    return {
      model: chat.model,
      complete: (request) =>
        this.#paid({
          charge: request.charge,
          highest: highestCost(this.prices, request),
          make: () => chat.complete(request),
          costOf: ({ text, usage }) => costOf(this.prices, request, text, usage),
        }),
    };
  }

  /** What a voice has said before it broke off is used, so it is paid. */
  text(voice: TextModel): TextModel {
    return {
      model: voice.model,
      say: async (request, onPiece) => {
        let heard = '';
        const hear = (piece: string) => {
          heard += piece;
          onPiece?.(piece);
        };
        const answer = await this.#paid<TextAnswer>({
          charge: request.charge,
          highest: highestCost(this.prices, request),
          make: () => voice.say(request, hear),
          partly: () => (heard === '' ? null : { text: heard, usage: null }),
          costOf: ({ text, usage }) => costOf(this.prices, request, text, usage),
        });
        if (heard === '') onPiece?.(answer.text);
        return answer;
      },
    };
  }

  transcriber(transcriber: Transcriber): Transcriber {
    return {
      model: transcriber.model,
      transcribe: (request) => {
        const cost = costOfSound(this.prices, request.seconds);
        return this.#paid({
          charge: request.charge,
          highest: cost,
          make: () => transcriber.transcribe(request),
          costOf: () => cost,
        });
      },
    };
  }

  /** @throws AiError of the kind `budget` where the day has no room for it, and what the call throws */
  async #paid<Answer>({ charge, highest, make, partly, costOf }: Call<Answer>): Promise<Answer> {
    const reservation = await this.ledger.reserve(charge, highest);
    if (reservation.outcome === 'usedUp') {
      throw new AiError(USED_UP[reservation.of], false, { kind: 'budget' });
    }
    if (reservation.outcome === 'taken') {
      throw new AiError('What is left of the budget is reserved.', true, { kind: 'budget' });
    }
    // written by settle below, from an answer of the same call
    if (reservation.outcome === 'paid') return reservation.answer as Answer;
    let answer: Answer;
    try {
      answer = await make();
    } catch (error) {
      const part = partly?.() ?? null;
      if (part === null) await this.ledger.release(charge, reservation.until);
      else await this.ledger.settle(charge, costOf(part), part);
      throw error;
    }
    await this.ledger.settle(charge, costOf(answer), answer);
    return answer;
  }
}
