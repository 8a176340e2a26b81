/**
 * Records as JSON that people can read: a list, or the one record itself. Waits for the first, to tell whether there
 * is any.
 * @returns null where there is none
 */
export async function jsonText(
  records: AsyncIterable<object>,
  isSingle = false,
): Promise<AsyncIterable<string> | null> {
  const rest = records[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return null;
  return isSingle ? single(first.value) : list(first.value, rest);
}

const indented = (record: object): string => JSON.stringify(record, null, 2);

async function* single(record: object): AsyncIterable<string> {
  yield `${indented(record)}\n`;
}

async function* list(first: object, rest: AsyncIterator<object>): AsyncIterable<string> {
  yield `[\n${indented(first)}`;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield `,\n${indented(next.value)}`;
  yield '\n]\n';
}
