// Jest's environment for Node with a global object of V8's own. Jest's is a proxy behind interceptors, so that each
// look at Math, Date or process leaves the compiled code: loops over samples took ten times as long.
// Brings what is loaded once for all test files of a process (harper-in-jest.mjs).
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.global.oneHarper = () => import('../../api/src/testing/one-harper.mjs');
  }
};
