import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { IMPORT_RULES } from './lib/import-rules.mjs';
import { ROOT } from './lib/run.mjs';

/** One planted file for each rule that it breaks; targets that are not listed here are made as empty files. */
const PLANTED = {
  'no-cycles': ['api/src/a.ts', `import { b } from './b.js';\nexport const a = () => b;`],
  resolvable: ['api/src/lost.ts', `import './nowhere.js';`],
  'tests-stay-apart': ['web/src/lib/x.ts', `export * from '../testing/fakes';`],
  'schema-alone': ['schema/rules/x.ts', `import express from 'express';\nexport default express;`],
  'api-not-web': ['api/src/x.ts', `import type { X } from '../../web/src/lib/y';\nexport type Y = X;`],
  'web-not-api': ['web/src/lib/z.ts', `export const load = () => import('../../../api/src/y');`],
  'e2e-from-outside': ['web/e2e/x.test.ts', `import '../src/lib/y';`],
  'main-is-the-end': ['api/src/again.ts', `import './main.js';`],
  'server-from-main': ['api/src/jobs/x.ts', `import { createServer } from '../server.js';\ncreateServer();`],
  'one-composition-root': [
    'api/src/modules/one/one.rest.ts',
    `import { OneService } from './one.service.js';\nnew OneService();`,
  ],
  'service-knows-no-door': [
    'api/src/modules/two/two.service.ts',
    `import type { Request } from 'express';\nexport type R = Request;`,
  ],
  'door-without-database': [
    'api/src/modules/two/two.resolver.ts',
    `import type { EntityManager } from '@mikro-orm/postgresql';\nexport type E = EntityManager;`,
  ],
  'module-through-its-service': [
    'api/src/modules/two/two.types.ts',
    `import type { may } from '../one/one.policy.js';\nexport type May = typeof may;`,
  ],
  'module-below-the-doors': [
    'api/src/modules/two/two.jobs.ts',
    `import { services } from '../../services.js';\nexport const all = services;`,
  ],
  'adapter-by-its-interface': [
    'api/src/modules/two/store.ts',
    `import { Disk } from '../../adapters/storage/disk.js';\nnew Disk();`,
  ],
  'adapter-knows-the-wire-only': [
    'api/src/adapters/mail/smtp.ts',
    `import type { One } from '../../modules/one/one.types.js';\nexport type O = One;`,
  ],
  'mechanism-without-domain': [
    'api/src/news/x.ts',
    `import type { One } from '../modules/one/one.types.js';\nexport type O = One;`,
  ],
  'doors-apart': ['api/src/graphql/x.ts', `import '../rest/y.js';`],
  'config-alone': ['api/src/config/x.ts', `import '../clock.js';`],
  'screens-apart': [
    'web/src/screens/one/One.tsx',
    `import { Two } from '../two/Two';\nexport const One = Two;`,
  ],
  'features-apart': [
    'web/src/features/one/One.tsx',
    `import { Two } from '../two/Two';\nexport const One = Two;`,
  ],
  'screens-below-app': ['web/src/ui/x.tsx', `import '../app/App';`],
  'features-below-screens': ['web/src/features/one/x.ts', `import '../../screens/two/Two';`],
  'ui-without-domain': ['web/src/ui/y.tsx', `import '../generated/sessions';`],
  'lib-below-features': ['web/src/lib/w.ts', `import '../features/two/Two';`],
};

const TARGETS = [
  ...['api/src/y.ts', 'api/src/main.ts', 'api/src/server.ts', 'api/src/services.ts', 'api/src/clock.ts'],
  ...['api/src/rest/y.ts', 'api/src/adapters/storage/disk.ts', 'api/src/modules/one/one.policy.ts'],
  ...['api/src/modules/one/one.types.ts', 'api/src/modules/one/one.service.ts', 'web/src/lib/y.ts'],
  ...['web/src/testing/fakes.ts', 'web/src/app/App.tsx', 'web/src/generated/sessions.ts'],
  ...['web/src/screens/two/Two.tsx', 'web/src/features/two/Two.tsx'],
];

const folder = path.join(ROOT, '.cache', `planted-${process.pid}`);

function plant(file, text) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function check() {
  const script = path.join(ROOT, 'scripts', 'check-imports.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, stdout, found: [...stderr.matchAll(/\((\S+)\)$/gm)].map(([, name]) => name) };
}

beforeEach(() => {
  for (const file of TARGETS) plant(file, 'export const nothing = 0;\n');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every rule finds its planted violation', () => {
  for (const [file, text] of Object.values(PLANTED)) plant(file, text);
  plant('api/src/b.ts', `import { a } from './a.js';\nexport const b = () => a;`);
  const { status, found } = check();
  expect(status).toBe(1);
  expect([...new Set(found)].sort()).toEqual(IMPORT_RULES.map(({ name }) => name).sort());
  expect(Object.keys(PLANTED).sort()).toEqual(IMPORT_RULES.map(({ name }) => name).sort());
});

test('what follows the rules passes, and imports were seen', () => {
  plant('api/src/x.ts', `import './clock.js';\nimport type { R } from './y.js';\nexport type X = R;`);
  plant('api/src/z.ts', `await using z = await import('./x.js');`);
  plant('schema/rules/x.ts', `import { object } from 'yup';\nexport const shape = object();`);
  plant('web/src/lib/x.ts', `import '../generated/sessions';`);
  expect(check()).toEqual({ status: 0, found: [], stdout: '5 imports follow the rules.\n' });
});

test('a check that reads no import fails', () => {
  expect(check().status).toBe(1);
});
