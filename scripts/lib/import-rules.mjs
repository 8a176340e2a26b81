// Who may import whom: the rules of docs/architecture.md, each with the sentence that a violation shows.
// `from` and `to` are regular expressions over paths from the repository root; `$1` is a group of `from`.

const TEST = ['\\.test\\.tsx?$', '/testing/', '^web/jest', '^web/e2e/'];
const MODULE_DOOR = '^api/src/modules/.+\\.(resolver|rest)\\.ts$';
const SERVICE = '^api/src/modules/.+\\.service\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const general = [
  rule(
    'no-cycles',
    'Files that need each other while loading cannot be understood one at a time.',
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
  rule(
    'resolvable',
    'The imported file or package does not exist.',
    {},
    {
      couldNotResolve: true,
      pathNot: '[?](inline|raw|url|worker)$',
    },
  ),
  rule(
    'tests-stay-apart',
    'What the product runs imports nothing from tests or from testing folders.',
    { pathNot: TEST },
    { path: ['\\.test\\.tsx?$', '^api/src/.*testing/', '^web/src/testing/'] },
  ),
];

const workspaces = [
  rule(
    'schema-alone',
    'schema is the contract of both sides: it imports only yup.',
    { path: '^schema/', pathNot: TEST },
    { pathNot: '^schema/|/yup/' },
  ),
  rule(
    'api-not-web',
    'api and web meet in schema, never in each other.',
    { path: '^api/' },
    { path: '^web/' },
  ),
  rule(
    'web-not-api',
    'web and api meet in schema, never in each other.',
    { path: '^web/' },
    { path: '^api/' },
  ),
  rule(
    'e2e-from-outside',
    'Browser tests start the product as a process and import none of it.',
    { path: '^web/e2e/' },
    { path: '^(web|api)/src/' },
  ),
];

const api = [
  rule(
    'main-is-the-end',
    'main.ts starts the product, calibrate.ts is a command; nothing imports them.',
    {},
    { path: '^api/src/(main|calibrate)\\.ts$' },
  ),
  rule(
    'server-from-main',
    'Only the start of the product and tests build a server.',
    { path: '^api/src/', pathNot: [...TEST, '^api/src/(main|start-api)\\.ts$'] },
    { path: '^api/src/server\\.ts$' },
  ),
  rule(
    'one-composition-root',
    'Services are built in services.ts and worker-services.ts, and the one of the command in calibrate.ts: import their types and take them through the constructor.',
    { path: '^api/src/', pathNot: [...TEST, '^api/src/((worker-)?services|calibrate)\\.ts$'] },
    { path: SERVICE, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'service-knows-no-door',
    'A service knows neither GraphQL nor HTTP: map in the resolver and in the REST file.',
    { path: SERVICE },
    {
      path: [
        'node_modules/(type-graphql|graphql|express|@apollo)/',
        '^api/src/(graphql|rest|auth)/',
        '\\.(resolver|rest)\\.ts$',
      ],
    },
  ),
  rule(
    'door-without-database',
    'A resolver or a REST file never touches the entity manager: ask the service.',
    { path: MODULE_DOOR },
    { path: 'node_modules/(@mikro-orm|pg)/|^api/src/db/' },
  ),
  rule(
    'module-through-its-service',
    'Another module is used through its service: its doors, jobs and policy are its own.',
    { path: '^api/src/modules/([^/]+)/' },
    {
      path: '^api/src/modules/[^/]+/.*\\.(resolver|rest|jobs|policy)\\.ts$',
      pathNot: '^api/src/modules/$1/',
    },
  ),
  rule(
    'module-below-the-doors',
    'A module is called by the server, the queue and the doors; it does not know them.',
    { path: '^api/src/modules/', pathNot: TEST },
    { path: '^api/src/(server|services)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'adapter-by-its-interface',
    'The outside world is used through its interface (adapters/ai/ai.ts …); services.ts chooses what stands behind it.',
    { path: '^api/src/modules/', pathNot: TEST },
    {
      path: '^api/src/adapters/',
      pathNot: '^api/src/adapters/([^/]+)/(\\1|failure)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'adapter-knows-the-wire-only',
    'An adapter speaks to the outside world and knows nothing of our domain.',
    { path: '^api/src/adapters/', pathNot: TEST },
    { path: '^api/src/(modules|graphql|rest|auth|jobs|news|db)/|^api/src/(server|services)\\.ts$' },
  ),
  rule(
    'mechanism-without-domain',
    'The queue and the news are mechanisms: modules use them, not the other way round.',
    { path: '^api/src/(jobs|news)/', pathNot: TEST },
    { path: '^api/src/modules/' },
  ),
  rule(
    'doors-apart',
    'GraphQL and REST are two doors to the same services; neither leans on the other.',
    { path: '^api/src/(graphql|rest)/', pathNot: TEST },
    { path: '^api/src/(graphql|rest)/', pathNot: '^api/src/$1/' },
  ),
  rule(
    'config-alone',
    'config reads the environment and imports nothing else of ours.',
    { path: '^api/src/config/' },
    { path: '^(api/src|schema)/', pathNot: '^api/src/config/' },
  ),
];

const web = [
  rule(
    'screens-apart',
    'No screen imports a screen: what two share is a feature.',
    { path: '^web/src/screens/([^/]+)/' },
    { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
  ),
  rule(
    'features-apart',
    'No feature imports a feature: the screen brings them together.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  rule(
    'screens-below-app',
    'app shows screens; screens and what lies below them do not know app.',
    { path: '^web/src/(screens|features|ui|lib)/', pathNot: TEST },
    { path: '^web/src/app/' },
  ),
  rule(
    'features-below-screens',
    'Features, ui and lib do not know screens.',
    { path: '^web/src/(features|ui|lib)/', pathNot: TEST },
    { path: '^web/src/screens/' },
  ),
  rule(
    'ui-without-domain',
    'ui holds no domain words: no features, no operations.',
    { path: '^web/src/ui/', pathNot: TEST },
    { path: '^web/src/(features|generated)/' },
  ),
  rule(
    'lib-below-features',
    'lib serves all screens and knows no feature.',
    { path: '^web/src/lib/', pathNot: TEST },
    { path: '^web/src/features/' },
  ),
];

export const IMPORT_RULES = [...general, ...workspaces, ...api, ...web];
