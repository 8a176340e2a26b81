// Jest's environment for Node with the tools that drive a browser, loaded once for all test files of a process: they
// keep nothing of a file, and Jest would read, compile and run their megabytes for each anew (browser-tools.ts).
const { TestEnvironment } = require('jest-environment-node');
const { AxeBuilder } = require('@axe-core/playwright');
const { chromium } = require('playwright-core');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.browserTools = { AxeBuilder, chromium };
  }
};
