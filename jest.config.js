import { fileURLToPath } from 'node:url';
import { bundledLibraries } from './scripts/lib/bundled-libraries.mjs';

// what one process has compiled of Jest or of the built server, dozens of others need not
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

const swcNode = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
const node = {
  testEnvironment: fileURLToPath(new URL('scripts/lib/plain-environment.cjs', import.meta.url)),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swcNode] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  modulePathIgnorePatterns: ['/dist/', '/data/'],
};
/** Not those that are native, or look for files of their own beside them. */
const libraries = bundledLibraries({
  workspace: 'api',
  format: 'esm',
  sources: ['api/src', 'schema/rules'],
  packages: [
    ...['@apollo/server', '@graphql-yoga/subscription', '@mikro-orm/core', '@mikro-orm/decorators'],
    ...['@mikro-orm/migrations', '@mikro-orm/postgresql', 'ajv', 'csv-stringify', 'dataloader', 'express'],
    ...['express-static-gzip', 'fast-check', 'graphql', 'graphql-jit', 'graphql-sse', 'graphql-upload'],
    ...['helmet', 'jose', 'multer', 'oidc-provider', 'openai', 'openid-client', 'pg', 'pg-boss'],
    ...['rate-limiter-flexible', 'reflect-metadata', 'type-graphql', 'yup'],
  ],
});

const harper = {
  '^harper\\.js(/slimBinary)?$': fileURLToPath(
    new URL('api/src/testing/harper-in-jest.mjs', import.meta.url),
  ),
};

/** @type {import('jest').Config} */
export default {
  // long enough for whole journeys on however crowded a machine: it ends only what hangs
  testTimeout: 300_000,
  projects: [
    { ...node, displayName: 'schema', rootDir: 'schema' },
    {
      ...node,
      displayName: 'api',
      rootDir: 'api',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      moduleNameMapper: { ...libraries, ...harper, ...node.moduleNameMapper },
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    },
    {
      ...node,
      displayName: 'e2e',
      testEnvironment: fileURLToPath(new URL('web/e2e/harness/environment.cjs', import.meta.url)),
      rootDir: 'web',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/harness/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/harness/global-teardown.ts',
    },
    '<rootDir>/web/jest.config.js',
    { displayName: 'scripts', rootDir: 'scripts', testMatch: ['<rootDir>/**/*.test.mjs'], transform: {} },
  ],
};
