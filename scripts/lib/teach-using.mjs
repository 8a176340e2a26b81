// The visitor of SWC, which dependency-cruiser walks through our files with, stops at a `using` declaration. This
// lets it see what that initializes; the planted `using` in check-imports.test.mjs tells when it is not needed.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './run.mjs';

const { Visitor } = createRequire(path.join(ROOT, 'package.json'))('@swc/core/Visitor.js');
const visitKnown = Visitor.prototype.visitStatement;

Visitor.prototype.visitStatement = function visitStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitKnown.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement;
};
