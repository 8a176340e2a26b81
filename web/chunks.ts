import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Where require finds the package; the browser's build takes its ES modules. */
const bootstrapFolder = path.dirname(createRequire(import.meta.url).resolve('react-bootstrap/package.json'));
const reactBootstrap = (part: string) => path.join(bootstrapFolder, 'esm', `${part}.js`);
const source = (file: string) => path.join(import.meta.dirname, 'src', file);

const LANDING = source('screens/landing/hydrateLanding.tsx');

const EXERCISES = [
  'generated/questions.ts',
  'generated/students.ts',
  'features/students/StudentSelector.tsx',
];

/** What is wanted at once comes in one file: on a slow phone each further request costs a round trip. */
const TOGETHER = [
  { name: 'main', roots: [source('main.ts'), LANDING] },
  { name: 'start', roots: [source('app/start.tsx')] },
  { name: 'app', roots: [source('app/SignedInApp.tsx'), source('app/screens.ts')] },
  { name: 'controls', roots: [reactBootstrap('Form')] },
  // what both practice screens show first
  { name: 'exercises', roots: EXERCISES.map(source) },
  { name: 'dialogs', roots: [source('ui/ModalWindow.tsx')] },
  { name: 'forms', roots: ['Field', 'ValidatedForm', 'DraftKeeper'].map((part) => source(`ui/${part}.tsx`)) },
];

/** Loaded before any screen of a signed-in user. */
const FIRST = ['main', 'start', 'app'];

/** What several screens share comes in one file too, where it brings at most so many bytes of source along. */
const SMALL = 16_000;
const OURS = /\/(web\/src|schema\/rules|lucide-react\/dist\/esm\/icons)\//;

/** How the modules of the browser's build are put into files; prerender.mjs knows them by these names. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let together: { name: string; ids: ReadonlySet<string> }[] | undefined;
  const groupOf = (id: string, context: Context): string | null => {
    // the rest of what the landing page needs, React above all, is needed by every page
    if (id.startsWith(path.dirname(LANDING))) return 'landing';
    together ??= TOGETHER.map(({ name, roots }) => ({ name, ids: reachable(roots, context) }));
    return together.find(({ ids }) => ids.has(id))?.name ?? null;
  };
  const isLoaded = (group: string | null) => group !== null && FIRST.includes(group);
  const partOf = (id: string, context: Context): string | null => {
    if (!OURS.test(id)) return null;
    const brought = [...reachable([id], context)].filter((module) => !isLoaded(groupOf(module, context)));
    const bytes = brought.reduce(
      (sum, module) => sum + (context.getModuleInfo(module)?.code?.length ?? 0),
      0,
    );
    return bytes <= SMALL ? 'parts' : null;
  };
  return {
    // each group holds all that its modules import, or it is in one that is loaded before
    includeDependenciesRecursively: false,
    groups: [
      { name: groupOf, debugName: 'together', priority: 2 },
      { name: partOf, debugName: 'parts', minShareCount: 3, priority: 1 },
    ],
  };
}

/** The modules themselves, and all that they import statically. */
function reachable(roots: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
}
