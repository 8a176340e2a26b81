import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AiError, type Transcriber, type TranscriptionAnswer } from '../../adapters/ai/ai.js';
import type { RequestContext } from '../../context.js';
import { aiUnavailable, badInput, conflict, notFound } from '../../errors.js';
import type { News } from '../../news/news.js';
import { lockConversationsOf } from './conversation.record.js';
import {
  type ConversationRow,
  conversationRow,
  type TurnRow,
  type TurnWords,
  writeTurnDown,
} from './conversation.rows.js';
import { logOwnShare } from './own-share.js';
import type { CheckedTurn } from './turn-command.js';

const NOBODY_WRITES =
  'Your recording is safe, but nobody could write it down. Please send it again, or type your words.';
const NOTHING_LEFT =
  'Your recording is safe, but no more recordings can be written down today. Please type your words.';
const NO_WORDS = 'No words could be heard. Please try recording again.';

/** How long what was heard is kept for a turn that is still being stored. */
const KEPT_MS = 5_000;

/** Writes recorded turns down: a server's words come before the client's, and never is an empty text stored. */
export class TurnTranscripts {
  /** What a provider listens to, by turn: it is paid once, however often and soon the turn is sent. */
  readonly #heard = new Map<string, Promise<TranscriptionAnswer>>();
  /** Turns that are being written down in this process: the same one sent again waits with the first. */
  readonly #running = new Map<number, Promise<TurnRow>>();

  constructor(
    private readonly transcriber: Transcriber | null,
    private readonly news: News,
  ) {}

  /** Has the provider listen, where there is one, before anybody waits for it. */
  listen(ctx: RequestContext, userId: string, sent: CheckedTurn): void {
    this.#heardBy(ctx, userId, sent);
  }

  /**
   * The provider is asked outside of any transaction.
   * @returns the turn with its words
   * @throws AI_UNAVAILABLE where nobody can write it down; BAD_USER_INPUT where there is nothing to be heard
   */
  write(
    ctx: RequestContext,
    conversation: ConversationRow,
    turn: TurnRow,
    sent: CheckedTurn,
  ): Promise<TurnRow> {
    const running = this.#running.get(turn.id);
    // whoever brings words along does not wait for a server that may be down
    if (running && !sent.words) return running;
    const em = ctx.em.fork();
    const writing = this.#words(ctx, conversation.userId, sent)
      .then((words) => this.#store(em, conversation, turn.id, words))
      .finally(() => this.#running.delete(turn.id));
    this.#running.set(turn.id, writing);
    return writing;
  }

  async #words(ctx: RequestContext, userId: string, sent: CheckedTurn): Promise<TurnWords> {
    const own = sent.words && { ...sent.words, confidence: null };
    try {
      const answer = await this.#heardBy(ctx, userId, sent);
      if (answer && answer.text !== '') {
        return { text: answer.text, source: 'server', confidence: answer.confidence };
      }
      if (own) return own;
      throw answer ? badInput(NO_WORDS, 'audio') : aiUnavailable(NOBODY_WRITES);
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      ctx.log.warn({ err: error }, 'a turn could not be transcribed');
      if (own) return own;
      throw aiUnavailable(error.kind === 'budget' ? NOTHING_LEFT : NOBODY_WRITES);
    }
  }

  /** Null without a provider. */
  #heardBy(
    ctx: RequestContext,
    userId: string,
    { audio, clientKey, fingerprint, receivedAt }: CheckedTurn,
  ): Promise<TranscriptionAnswer> | null {
    if (!this.transcriber || !audio) return null;
    const turn = createHash('sha256').update(`${userId} ${clientKey} ${fingerprint}`).digest('hex');
    const known = this.#heard.get(turn);
    if (known) return known;
    const answer = this.transcriber.transcribe({
      charge: { purpose: 'transcription', userId, reference: `turn:${turn}` },
      ...{ audio: audio.bytes, format: audio.format, seconds: audio.seconds },
      leaving: () => logOwnShare(ctx.log, 'upload', receivedAt),
    });
    this.#heard.set(turn, answer);
    const forget = () => this.#heard.delete(turn);
    answer.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
    return answer;
  }

  /** The first to write it down wins; what comes after the conversation was handed in is not a part of it. */
  #store(
    em: EntityManager,
    { userId, sessionId }: ConversationRow,
    turnId: number,
    words: TurnWords,
  ): Promise<TurnRow> {
    return em.transactional(async (transaction) => {
      await lockConversationsOf(transaction, userId);
      const conversation = await conversationRow(transaction, sessionId);
      if (!conversation?.isOpen) throw conflict('This conversation has been handed in.');
      const turn = await writeTurnDown(transaction, turnId, words);
      if (!turn) throw notFound('Turn');
      await this.news.publish(transaction, 'session', String(sessionId));
      return turn;
    });
  }
}
