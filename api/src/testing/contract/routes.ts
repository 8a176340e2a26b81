import type { Router } from 'express';

/** As much of a layer of Express 5 as the walk reads. */
interface Layer {
  readonly rawPath?: unknown;
  readonly handle: unknown;
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
}

const layersOf = (handle: unknown): readonly Layer[] =>
  typeof handle === 'function' && 'stack' in handle && Array.isArray(handle.stack) ? handle.stack : [];

/**
 * Every route of a router and of the routers inside it, as `GET /api/sessions/{}`: what a parameter is called is
 * between the code and the contract.
 */
export function routesOf(router: Router, prefix: string): string[] {
  return layersOf(router).flatMap((layer) => {
    if (!layer.route) {
      const below = layersOf(layer.handle);
      if (below.length > 0 && layer.rawPath !== '/') throw new Error('A router within a router has no path.');
      return below.length > 0 ? routesOf(layer.handle as Router, prefix) : [];
    }
    const { path, methods } = layer.route;
    return Object.keys(methods).flatMap((method) =>
      [path].flat().map((one) => `${method.toUpperCase()} ${withoutNames(prefix + String(one))}`),
    );
  });
}

/** `/sessions/:id` and `/sessions/{id}` are one path. */
export const withoutNames = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
