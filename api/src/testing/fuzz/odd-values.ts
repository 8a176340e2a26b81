import type { Random } from './random.js';

/** Written into JSON as the number 1e999, which is read as Infinity. */
const INFINITE = '@@1e999@@';

const TEXTS = [
  ...['', ' ', '\n', '\u0000', 'a\u0000b', '\u0007', '\ud800', '\udc00\ud800', '\ufeff', '\u200b'],
  ...['👩‍👩‍👧‍👦', '\u202eمرحبا بالعالم', 'தமிழ்', '你好', 'Z̸̗͝ä̷l̶g̴o̵', '１２', '٣', 'İ', 'ß', 'ﬃ'],
  ...["'; drop table users; --", '"', '\\', '$1', '%', '_', '%00', '%ff', '../../etc/passwd', '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    '\r\nX-Injected: 1',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'true',
  ],
  ...['-1', '-0', '+1', ' 1', '1.5', '1e3', '1e309', 'NaN', 'Infinity', '0x10', '9'.repeat(400), '1_000'],
  ...['2147483648', '9007199254740993', '99999999999999999999', '00000001'],
  ...['2026-02-30T25:61:61Z', '0000-00-00', '2026-13', '9999-12', '0001-01', '-271821-04-20T00:00:00Z'],
  ...['00000000-0000-0000-0000-000000000000', 'not-a-uuid', 'Mars/Olympus', 'Etc/GMT+12', 'a@b', 'a@@b.c'],
] as const;
const NUMBERS = [
  ...[0, -0, -1, 1, 0.5, 1.5, -1.5, 5e-324, 1e-7, 1e21, 1e308, -1e308, INFINITE],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, -(2 ** 53), 100, 101, 9_999_999_999],
] as const;
const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);
const OTHERS = [
  ...[null, true, false, [], {}, [[]], [null], [1, 'a', {}], { length: 1e9 }, { toString: 1, valueOf: null }],
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}') as unknown,
  nested(500),
] as const;

export const oddText = (random: Random): string =>
  random.chance(0.02) ? 'ä'.repeat(50_000) : random.pick(TEXTS);

/** Anything that a client may put where something else belongs. */
export function oddValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.45) return oddText(random);
  if (kind < 0.75) return random.pick(NUMBERS);
  return random.pick<unknown>(OTHERS);
}

export const asJson = (value: unknown): string =>
  JSON.stringify(value === undefined ? null : value).replaceAll(`"${INFINITE}"`, '1e999');
