import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { researchTokenSchema } from 'schema/rules/validation';
import { dayIn } from 'schema/rules/wall-clock';
import type { Clock } from '../../clock.js';
import type { RequestContext, TokenGrant } from '../../context.js';
import { notFound } from '../../errors.js';
import type { News } from '../../news/news.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { recordAudit } from '../audit/record-audit.js';
import { GrantCache } from './grant-cache.js';
import { ResearchToken } from './research-token.entity.js';
import { hashOfSecret, newSecret } from './token-secret.js';
import { mayManageTokens } from './tokens.policy.js';

const DAY_MS = 86_400_000;

/** A token as either door asks for it, unchecked. */
export interface TokenOrder {
  readonly name?: unknown;
  readonly expiresInDays?: unknown;
  readonly scopes?: unknown;
}

export interface IssuedToken {
  readonly token: ResearchToken;
  /** Shown now and never again. */
  readonly secret: string;
}

/** Tokens of researchers: the impact admin issues, lists and revokes them; each request of a script brings one. */
export class TokensService {
  readonly #grants: GrantCache;

  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly news: News,
    private readonly limits: RateLimits,
    private readonly timeZone: string,
  ) {
    this.#grants = new GrantCache(clock);
    news.on('token', () => this.#grants.forgetAll());
    news.onGap(() => this.#grants.forgetAll());
  }

  async issue(ctx: RequestContext, order: TokenOrder): Promise<IssuedToken> {
    const admin = mayManageTokens(ctx);
    await this.limits.take(ctx, 'form');
    const { name, expiresInDays, scopes } = await validated(researchTokenSchema, order);
    const { secret, prefix, hash } = newSecret();
    const now = this.clock.now();
    const token = await ctx.em.transactional(async (em) => {
      const created = em.create(ResearchToken, {
        name,
        scopes: [...new Set(scopes)],
        prefix,
        secretHash: hash,
        issuedBy: admin.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      });
      await em.flush();
      const subject = `token:${created.id}`;
      await recordAudit(em, { action: 'tokens.issue', actorId: admin.id, subject, at: now });
      return created;
    });
    return { token, secret };
  }

  /** All there ever were, newest first; one row more than asked, where there are so many. */
  async list(ctx: RequestContext, page: PageRequest): Promise<ResearchToken[]> {
    mayManageTokens(ctx);
    const start = pageStart(page, 'integer');
    const after = start && { createdAt: start.createdAt, id: Number(start.id) };
    return ctx.em.find(
      ResearchToken,
      after
        ? {
            $or: [
              { createdAt: { $lt: after.createdAt } },
              { createdAt: after.createdAt, id: { $lt: after.id } },
            ],
          }
        : {},
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: pageLimit(page), disableIdentityMap: true },
    );
  }

  /** Out at once, on every instance. Revoking it again changes nothing. */
  async revoke(ctx: RequestContext, id: number): Promise<ResearchToken> {
    const admin = mayManageTokens(ctx);
    const now = this.clock.now();
    await ctx.em.transactional(async (em) => {
      const revoked = await em.nativeUpdate(ResearchToken, { id, revokedAt: null }, { revokedAt: now });
      if (revoked === 0) return;
      const subject = `token:${id}`;
      await recordAudit(em, { action: 'tokens.revoke', actorId: admin.id, subject, at: now });
      await this.news.publish(em, 'token', String(id));
    });
    this.#grants.forgetAll();
    const token = await ctx.em.findOne(ResearchToken, { id }, { disableIdentityMap: true });
    if (!token) throw notFound('Token');
    return token;
  }

  /** It opens something now. */
  isActive({ expiresAt, revokedAt }: Pick<ResearchToken, 'expiresAt' | 'revokedAt'>): boolean {
    return revokedAt === null && expiresAt > this.clock.now();
  }

  /** What the secret of a request allows; null where it is unknown, expired or revoked. Called by the server. */
  async grantOf(secret: string): Promise<TokenGrant | null> {
    const secretHash = hashOfSecret(secret);
    if (!secretHash) return null;
    const key = secretHash.toString('base64');
    const kept = this.#grants.get(key);
    if (kept) return kept;
    const { generation } = this.#grants;
    const em = this.orm.em.fork();
    const token = await em.findOne(
      ResearchToken,
      { secretHash, revokedAt: null, expiresAt: { $gt: this.clock.now() } },
      { disableIdentityMap: true },
    );
    if (!token) return null;
    await this.#noteUse(em, token);
    const grant = { tokenId: String(token.id), scopes: token.scopes };
    this.#grants.keep(key, grant, token.expiresAt, generation);
    return grant;
  }

  async #noteUse(em: EntityManager, { id, lastUsedOn }: ResearchToken): Promise<void> {
    const today = dayIn(this.timeZone, this.clock.now());
    if (lastUsedOn !== today) await em.nativeUpdate(ResearchToken, { id }, { lastUsedOn: today });
  }
}
