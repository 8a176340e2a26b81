// Plugin of GraphQL Code Generator: one typed Apollo Client 4 hook per operation (the published plugin for
// React Apollo does not compile with version 4). It uses the *Document constants that `typed-document-node`
// writes into the same file, and the factories of src/lib/hooks.ts.
import { Kind } from 'graphql';

const HOOKS = {
  query: ['Query', 'LazyQuery'],
  mutation: ['Mutation'],
  subscription: ['Subscription'],
};
const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1);

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ hooksRuntime: string }>} */
export const plugin = (_schema, documents, config) => {
  const factories = new Set();
  const lines = [];
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  for (const operation of operations) {
    const name = operation.name?.value;
    if (!name || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      throw new Error(`Operation "${name ?? '(anonymous)'}" needs a PascalCase name to get a hook.`);
    }
    for (const suffix of HOOKS[operation.operation]) {
      const factory = `${lowerFirst(suffix)}Hook`;
      factories.add(factory);
      lines.push(`export const use${name}${suffix} = /*#__PURE__*/ ${factory}(${name}Document);`);
    }
  }
  return {
    prepend: factories.size
      ? [`import { ${[...factories].sort().join(', ')} } from '${config.hooksRuntime}';`]
      : [],
    content: lines.join('\n'),
  };
};
