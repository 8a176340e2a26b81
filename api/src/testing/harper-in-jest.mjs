// What a test file gets for harper.js (jest.config.js): the one of its process (one-harper.mjs).
export const { LocalLinter, slimBinary } = await globalThis.oneHarper();
