import { createPubSub } from '@graphql-yoga/subscription';
import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { NEWS_TOPICS, type News, type NewsStream, type NewsTopic } from './news.js';

const CHANNEL = 'lisan_news';
const RECONNECT_MS = 1000;

type Channels = Record<NewsTopic, [id: string, heard: string]>;

function parse(payload: string | undefined): { topic: NewsTopic; id: string } | null {
  const [topic, id] = (payload ?? '').split(':', 2);
  const known = NEWS_TOPICS.find((name) => name === topic);
  return known && id ? { topic: known, id } : null;
}

/** LISTEN/NOTIFY: every instance hears what any instance wrote, in the order of the commits. */
export class PgNews implements News {
  readonly #pubSub = createPubSub<Channels>();
  readonly #handlers = new Map<NewsTopic, ((id: string) => void)[]>();
  readonly #gapHandlers: (() => void)[] = [];
  #client: pg.Client | null = null;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'lisan-news',
      keepAlive: true,
    });
    client.on('notification', (message) => this.#hear(message.payload));
    client.on('error', (error) => this.log.warn({ err: error }, 'news connection'));
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end();
  }

  async publish(em: EntityManager, topic: NewsTopic, id: string): Promise<void> {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, `${topic}:${id}`]);
  }

  stream(topic: NewsTopic, id: string): NewsStream {
    const heard = this.#pubSub.subscribe(topic, id);
    // it listens from its first `next` on: ask for that now, not when the reader gets round to it
    let first: ReturnType<typeof heard.next> | null = heard.next();
    return {
      next: () => {
        const answer = first ?? heard.next();
        first = null;
        return answer;
      },
      return: () => heard.return(),
    };
  }

  on(topic: NewsTopic, handler: (id: string) => void): void {
    this.#handlers.set(topic, [...(this.#handlers.get(topic) ?? []), handler]);
  }

  onGap(handler: () => void): void {
    this.#gapHandlers.push(handler);
  }

  #hear(payload: string | undefined): void {
    const news = parse(payload);
    if (!news) return;
    for (const handle of this.#handlers.get(news.topic) ?? []) handle(news.id);
    this.#pubSub.publish(news.topic, news.id, news.id);
  }

  #reconnect(): void {
    if (this.#stopped) return;
    this.#tellGap();
    setTimeout(() => {
      if (this.#stopped) return;
      this.start().then(
        // what was read while nobody listened is not to be trusted either
        () => this.#tellGap(),
        (error: unknown) => this.log.warn({ err: error }, 'news connection'),
      );
    }, RECONNECT_MS).unref();
  }

  #tellGap(): void {
    for (const handle of this.#gapHandlers) handle();
  }
}
