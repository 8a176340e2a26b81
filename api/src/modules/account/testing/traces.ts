import type { Pool } from 'pg';

/**
 * Where the database holds any of these words: rows by table, over every column of every table there is, whatever its
 * type. Binary columns are searched for the bytes of the words.
 */
export async function tracesOf(pool: Pool, words: readonly string[]): Promise<Record<string, number>> {
  const patterns = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} as row where to_jsonb(row)::text ilike any ($1)`,
      [patterns.map((pattern) => `%${pattern}%`)],
    );
    if (rows[0] && rows[0].n > 0) found[name.replace(/^public\./, '')] = rows[0].n;
  }
  return found;
}
