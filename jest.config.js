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
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swcNode] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  modulePathIgnorePatterns: ['/dist/', '/data/'],
};

/** @type {import('jest').Config} */
export default {
  // long enough for whole journeys on however crowded a machine: it ends only what hangs
  testTimeout: 120_000,
  projects: [
    { ...node, displayName: 'schema', rootDir: 'schema' },
    {
      ...node,
      displayName: 'api',
      rootDir: 'api',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    },
    {
      ...node,
      displayName: 'e2e',
      rootDir: 'web',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/harness/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/harness/global-teardown.ts',
    },
    '<rootDir>/web/jest.config.js',
    { displayName: 'scripts', rootDir: 'scripts', testMatch: ['<rootDir>/**/*.test.mjs'], transform: {} },
  ],
};
