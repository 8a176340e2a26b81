import type { EntityManager } from '@mikro-orm/postgresql';
import type { PartType } from 'schema/rules/choices';
import type { Viewer } from '../../context.js';
import { visibleTo } from './question.rows.js';
import { asksTheSame, type TextShape, textShape } from './question-text.js';
import { seesAll } from './questions.policy.js';

/** A question by its text, for finding doubles. */
export interface KnownText extends TextShape {
  readonly text: string;
}

/**
 * Questions are added one after the other by each user: of two equal ones sent at once, the second finds the first.
 * Holds until the transaction of `em` ends.
 */
export async function oneAtATime(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 600))', [userId]);
}

/** The questions of a part that the viewer can see; what others keep to themselves stays undisclosed. */
export async function knownTexts(
  em: EntityManager,
  viewer: Viewer,
  partType: PartType,
): Promise<KnownText[]> {
  const visible = visibleTo(viewer.id, seesAll(viewer));
  const found = await em.execute<{ text: string; textKey: string }[]>(
    `select q.text, q.text_key as "textKey" from questions q
     where q.part_type = ? and q.theme <> 'custom' and ${visible.sql} order by q.id`,
    [partType, ...visible.values],
  );
  return found.map(({ text, textKey }) => ({ text, ...textShape(textKey) }));
}

export const doubleOf = (known: readonly KnownText[], shape: TextShape): KnownText | null =>
  known.find((one) => asksTheSame(one, shape)) ?? null;
