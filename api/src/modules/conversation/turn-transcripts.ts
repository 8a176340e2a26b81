import type { EntityManager } from '@mikro-orm/postgresql';
import type { TranscriptSource } from 'schema/rules/choices';
import { AiError, type Transcriber } from '../../adapters/ai/ai.js';
import type { RequestContext } from '../../context.js';
import { aiUnavailable, badInput, conflict } from '../../errors.js';
import type { News } from '../../news/news.js';
import { lockConversationsOf } from './conversation.record.js';
import { conversationRow } from './conversation.rows.js';
import { ConversationTurn } from './conversation-turn.entity.js';
import type { TurnAudio } from './turn-audio.js';

export interface Words {
  readonly text: string;
  readonly source: TranscriptSource;
}

interface Written extends Words {
  readonly confidence: number | null;
}

const NOBODY_WRITES =
  'Your recording is safe, but nobody could write it down. Please send it again, or type your words.';
const NOTHING_LEFT =
  'Your recording is safe, but no more recordings can be written down today. Please type your words.';
const NO_WORDS = 'No words could be heard. Please try recording again.';

/** Writes recorded turns down: a server's words come before the client's, and never is an empty text stored. */
export class TurnTranscripts {
  /** Turns that are being written down in this process: the same one sent again waits with the first. */
  readonly #running = new Map<number, Promise<void>>();

  constructor(
    private readonly transcriber: Transcriber | null,
    private readonly news: News,
  ) {}

  /**
   * Does nothing for a turn that is written down already. The provider is asked outside of any transaction.
   * @throws AI_UNAVAILABLE where nobody can write it down; BAD_USER_INPUT where there is nothing to be heard
   */
  write(ctx: RequestContext, turnId: number, audio: TurnAudio, sent: Words | null): Promise<void> {
    const running = this.#running.get(turnId);
    // whoever brings words along does not wait for a server that may be down
    if (running && !sent) return running;
    const writing = this.#write(ctx, turnId, audio, sent).finally(() => this.#running.delete(turnId));
    this.#running.set(turnId, writing);
    return writing;
  }

  async #write(ctx: RequestContext, turnId: number, audio: TurnAudio, sent: Words | null): Promise<void> {
    const em = ctx.em.fork();
    const turn = await em.findOne(ConversationTurn, { id: turnId });
    if (!turn || turn.text !== null) return;
    await this.#store(em, turn, await this.#words(ctx, turn, audio, sent));
  }

  async #words(
    ctx: RequestContext,
    turn: ConversationTurn,
    audio: TurnAudio,
    sent: Words | null,
  ): Promise<Written> {
    const own = sent && { ...sent, confidence: null };
    if (!this.transcriber) {
      if (own) return own;
      throw aiUnavailable(NOBODY_WRITES);
    }
    try {
      const { text, confidence } = await this.transcriber.transcribe({
        charge: { purpose: 'transcription', userId: turn.user.id, reference: `turn:${turn.id}` },
        audio: audio.bytes,
        format: audio.format,
        seconds: audio.seconds,
      });
      if (text !== '') return { text, source: 'server', confidence };
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      ctx.log.warn({ err: error }, 'a turn could not be transcribed');
      if (!own) throw aiUnavailable(error.kind === 'budget' ? NOTHING_LEFT : NOBODY_WRITES);
    }
    if (own) return own;
    throw badInput(NO_WORDS, 'audio');
  }

  /** The first to write it down wins; what comes after the conversation was handed in is not a part of it. */
  async #store(em: EntityManager, turn: ConversationTurn, words: Written): Promise<void> {
    const sessionId = turn.session.id;
    await em.transactional(async (transaction) => {
      await lockConversationsOf(transaction, turn.user.id);
      const conversation = await conversationRow(transaction, sessionId);
      if (!conversation?.isOpen) throw conflict('This conversation has been handed in.');
      await transaction.nativeUpdate(
        ConversationTurn,
        { id: turn.id, text: null },
        { text: words.text, transcriptSource: words.source, transcriptConfidence: words.confidence },
      );
      await this.news.publish(transaction, 'session', String(sessionId));
    });
  }
}
