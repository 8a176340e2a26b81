// Lets plain Node run those of our sources that have no decorators: it strips types by itself, and only the ending
// of relative imports has to be mapped.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
