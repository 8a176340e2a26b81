import { bundledLibraries } from '../scripts/lib/bundled-libraries.mjs';

const transform = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

const libraries = bundledLibraries({
  workspace: 'web',
  format: 'cjs',
  sources: ['web/src', 'web/jest.setup.ts', 'schema/rules'],
  packages: [
    ...[
      '@apollo/client',
      '@testing-library/jest-dom',
      '@testing-library/react',
      '@testing-library/user-event',
    ],
    ...['apollo-upload-client', 'fake-indexeddb', 'fast-check', 'formik', 'graphql', 'graphql-sse'],
    ...['react-bootstrap', 'recharts', 'yup'],
  ],
  // React asks for a module of Node's in a way that no bundle understands.
  apart: ['react', 'react-dom', 'react-is', 'scheduler'],
});

/** @type {import('jest').Config} */
export default {
  displayName: 'web',
  testEnvironment: '<rootDir>/jest.environment.cjs',
  roots: ['<rootDir>/src'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  transform: { '^.+\\.(t|j)sx?$|^.+\\.mjs$': ['@swc/jest', transform] },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(apollo-upload-client|extract-files|is-plain-obj|idb)/)'],
  // mjs after js, or CommonJS packages resolve to their ES module twins
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: { ...libraries, '\\.(css|scss|svg)$': '<rootDir>/src/testing/empty.ts' },
};
