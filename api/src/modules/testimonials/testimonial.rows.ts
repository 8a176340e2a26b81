import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cursor } from '../../paging.js';

/** A testimonial as lists show it: a plain row, not an entity; the landing page asks for it at every visit. */
export interface TestimonialRow {
  readonly id: number;
  readonly name: string;
  readonly institution: string | null;
  readonly content: string;
  readonly rating: number;
  readonly isPublic: boolean;
  /** Null: pending. */
  readonly approvedAt: Date | null;
  readonly createdAt: Date;
}

/** Raw rows give timestamps as strings. */
interface RawRow extends Omit<TestimonialRow, 'approvedAt' | 'createdAt'> {
  readonly approvedAt: string | null;
  readonly createdAt: string;
}

const COLUMNS = `id, name, institution, content, rating, is_public as "isPublic",
  approved_at as "approvedAt", created_at as "createdAt"`;

const CHOICES = {
  published: 'is_public and approved_at is not null',
  pending: 'approved_at is null',
  approved: 'approved_at is not null',
  of: 'author_id = ?',
} as const;

type Choice =
  | { readonly which: Exclude<keyof typeof CHOICES, 'of'> }
  | { readonly which: 'of'; readonly authorId: string };

/** Newest first. @param start the row before the first one */
export async function testimonialRows(
  em: EntityManager,
  choice: Choice,
  { limit, start }: { readonly limit: number; readonly start: Cursor | null },
): Promise<TestimonialRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select ${COLUMNS} from testimonials where ${CHOICES[choice.which]}
     ${start ? 'and (created_at, id) < (?, ?)' : ''} order by created_at desc, id desc limit ?`,
    [
      ...(choice.which === 'of' ? [choice.authorId] : []),
      ...(start ? [start.createdAt, Number(start.id)] : []),
      limit,
    ],
  );
  return rows.map((row) => ({
    ...row,
    approvedAt: row.approvedAt === null ? null : new Date(row.approvedAt),
    createdAt: new Date(row.createdAt),
  }));
}
