/** A request that must be refused before anything is executed. */
export interface HostileRequest {
  readonly kind: string;
  readonly path: '/graphql' | '/graphql/stream';
  readonly body: unknown;
}

type Random = ReturnType<typeof randomFrom>;
type Maker = (random: Random) => unknown;

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const lines = (count: number, make: (index: number) => string): string => times(count, make).join(' ');
const asked = (query: string, rest: object = {}) => ({ query, ...rest });
const nested = (names: readonly string[], innermost: string): string =>
  names.reduceRight((inner, name) => `${name} { ${inner} }`, innermost);

const SESSION = '__typename id state';
const COLUMNS =
  'id partType questionText createdAt duration state stateReason overallScore audioUrl canRetry';
const FEEDBACK = `feedback { marks { criterion band low high reasons lift } findings { kind quote start end reason correction }
  measurements { speechSeconds syllables speechRate } personalizedFeedback { strengths grammarAnalysis } }`;

/** One maker a kind; each takes its sizes from the random numbers. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'deep nest': (random) =>
    asked(
      `{ ${nested(
        times(random.from(13, 300), () => 'session'),
        'id',
      )} }`,
    ),

  'deep nest in fragments': (random) => {
    const count = random.from(5, 28);
    const fragment = (n: number) =>
      `fragment F${n} on Session { a { b { c { ${n + 1 < count ? `...F${n + 1}` : 'id'} } } } }`;
    return asked(`{ session(id: 1) { ...F0 } } ${lines(count, fragment)}`);
  },

  'alias flood': (random) => asked(`{ ${lines(random.from(16, 110), (n) => `a${n}: viewer { id }`)} }`),

  'aliases multiplied by fragments': (random) => {
    const aliases = lines(random.from(2, 6), (n) => `a${n}: viewer { id }`);
    return asked(
      `{ ...A ...B ...B ...A ...B ...A ...A ...B } fragment A on Query { ${aliases} } fragment B on Query { ...A }`,
    );
  },

  'directive flood': (random) =>
    asked(
      `{ viewer { id ${lines(random.from(21, 120), () => random.of('@include(if: true)', '@skip(if: false)'))} } }`,
    ),

  'huge page': (random) =>
    asked(`{ sessions(first: ${random.from(1_000, 1_000_000_000)}) { edges { node { ${SESSION} } } } }`),

  'huge page in a variable': (random) =>
    asked(`query ($n: Int!) { sessions(first: $n) { edges { node { ${SESSION} } } } }`, {
      variables: { n: random.from(1_000, 2 ** 31) },
    }),

  'huge page as a default': (random) =>
    asked(
      `query ($n: Int = ${random.from(1_000, 2 ** 31)}) { ...F } fragment F on Query { sessions(first: $n) { edges { node { id createdAt } } } }`,
    ),

  'feedback of a hundred sessions': (random) =>
    asked(`query ($n: Int!) { sessions(first: $n) { edges { node { ${FEEDBACK} } } } }`, {
      variables: { n: random.from(90, 100) },
    }),

  'pages side by side': (random) =>
    asked(
      `{ ${lines(random.from(10, 15), (n) => `p${n}: sessions(first: 100) { edges { node { ${COLUMNS} } } }`)} }`,
    ),

  'fragments in a circle': (random) => {
    const count = random.from(1, 25);
    return asked(
      `{ viewer { ...F0 } } ${lines(count, (n) => `fragment F${n} on Viewer { id ...F${(n + 1) % count} }`)}`,
    );
  },

  'introspection in circles': (random) =>
    asked(
      `{ __schema { types { ${nested(times(random.from(3, 8), () => ['fields', 'type']).flat(), 'name')} } } }`,
    ),

  'introspection under aliases': (random) =>
    asked(
      `{ __schema { types { ${lines(random.from(12, 15), (n) => `f${n}: fields { name args { name type { name ofType { name } } } type { fields { name } } }`)} } } }`,
    ),

  'introspection too deep': (random) =>
    asked(
      `{ __schema { types { fields { type { ${nested(
        times(random.from(17, 100), () => 'ofType'),
        'name',
      )} } } } } }`,
    ),

  'token flood': (random) =>
    asked(
      random.of(
        `{ viewer { ${lines(random.from(1_000, 4_000), () => 'id')} } }`,
        `{ session(id: [${lines(random.from(1_000, 8_000), () => '1')}]) { id } }`,
        `{ session(id: ${'['.repeat(random.from(1_000, 9_000))}`,
        `query (${lines(random.from(300, 900), (n) => `$v${n}: Int`)}) { viewer { id } }`,
      ),
    ),

  'long text': (random) =>
    asked(
      random.of(
        `# ${'x'.repeat(random.from(20_000, 200_000))}\n{ viewer { id } }`,
        `{ viewer { id } }${' '.repeat(random.from(20_000, 200_000))}`,
        `{ session(id: """${'y'.repeat(random.from(20_000, 200_000))}""") { id } }`,
      ),
    ),

  batch: (random) => times(random.from(1, 60), () => asked('{ viewer { id } }')),

  'repeated field': (random) =>
    asked(
      `{ viewer { ${lines(random.from(6, 400), () => random.of('id', 'id', '... on Viewer { id }'))} } }`,
    ),

  'wide fragments': (random) => {
    const count = random.from(31, 60);
    return asked(
      `{ viewer { ${lines(count, (n) => `...F${n}`)} } } ${lines(count, (n) => `fragment F${n} on Viewer { id email }`)}`,
    );
  },

  'fragments that double': (random) => {
    const count = random.from(9, 29);
    const fragment = (n: number) =>
      `fragment F${n} on Viewer { ${n + 1 < count ? `...F${n + 1} ...F${n + 1}` : 'id email'} }`;
    return asked(`{ viewer { ...F0 } } ${lines(count, fragment)}`);
  },

  'definitions of types': (random) =>
    asked(`${lines(random.from(1, 60), (n) => `type T${n} { id: ID }`)} { viewer { id } }`),

  'no document': (random) =>
    random.of<unknown>(
      {},
      null,
      'text',
      7,
      asked(''),
      { query: 7 },
      { query: { kind: 'Document' } },
      { query: ['{ viewer { id } }'] },
      { variables: {} },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } },
    ),

  'no such operation': (random) =>
    asked(random.of('query A { viewer { id } } query B { viewer { id } }', 'fragment F on Viewer { id }'), {
      operationName: random.of<unknown>(undefined, 'C', '__proto__', 7),
    }),

  'broken text': (random) => {
    const text = `query Q($id: ID!) { session(id: $id) { ${SESSION} } }`;
    return asked(text.slice(0, random.from(1, text.length - 1)), { variables: { id: '1' } });
  },

  'unknown field': (random) =>
    asked(`{ viewer { ${random.of('password', 'sessions', 'loginId', '__proto__', 'constructor')} } }`),

  'subscription at the wrong door': () => asked('subscription { sessionProgress(sessionId: 1) { id } }'),
};

const AT_THE_STREAM: Readonly<Record<string, Maker>> = {
  'query at the wrong door': (random) =>
    asked(random.of('{ viewer { id } }', 'mutation { setTimeZone(timeZone: "Asia/Kuching") { id } }')),
  'alias flood in a subscription': (random) =>
    asked(
      `subscription { sessionProgress(sessionId: 1) { ${lines(random.from(16, 90), (n) => `a${n}: id`)} } }`,
    ),
  'deep subscription': (random) =>
    asked(
      `subscription { sessionProgress(sessionId: 1) { ${nested(
        times(random.from(12, 200), () => 'feedback'),
        'marks',
      )} } }`,
    ),
  'unknown field of a subscription': () =>
    asked('subscription { sessionProgress(sessionId: 1) { password } }'),
};

/**
 * @param count how many, the kinds in turn
 * @param seed the same seed makes the same requests
 */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const random = randomFrom(seed);
  const makers = [
    ...Object.entries(MAKERS).map(([kind, make]) => ({ kind, make, path: '/graphql' as const })),
    ...Object.entries(AT_THE_STREAM).map(([kind, make]) => ({
      kind,
      make,
      path: '/graphql/stream' as const,
    })),
  ];
  return times(count, (index) => {
    const { kind, make, path } = makers[index % makers.length] as (typeof makers)[number];
    return { kind, path, body: make(random) };
  });
}

/** mulberry32: small, and the same on every machine. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    from,
    of: <Value>(...values: readonly Value[]): Value => values[from(0, values.length - 1)] as Value,
  };
}
