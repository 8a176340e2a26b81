/** HTML that is safe to send as it stands. */
export class Html {
  constructor(readonly source: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function render(part: Part): string {
  if (part instanceof Html) return part.source;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part ? part.map(render).join('') : '';
}

/** Escapes whatever is put into it, but for other `html`; null, undefined and false leave nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));
