import { Html, html } from '../../pages/html.js';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string;
  readonly hint?: string;
  readonly error?: string;
  /** Without script this is how the focus gets to the first field at fault. */
  readonly autofocus?: boolean;
}

/** A labelled field with its hint and its error, both read out with it. */
export function field({
  name,
  label,
  type = 'text',
  value,
  autocomplete,
  hint,
  error,
  autofocus,
}: Field): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${value && html` value="${value}"`}${
    described && html` aria-describedby="${described}"`
  }${error && new Html(' aria-invalid="true"')}${autofocus && new Html(' autofocus')}${
    type === 'email' && new Html(' autocapitalize="none" spellcheck="false"')
  }>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>`;
}

/** A sentence about the whole form. */
export const alert = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`;

/** Screen readers read the title first. */
export const formTitle = (title: string, hasErrors: boolean): string =>
  hasErrors ? `Please check: ${title}` : title;

/** The first of these fields that has an error. */
export const firstError = (
  names: readonly string[],
  errors: Readonly<Record<string, string>>,
): string | undefined => names.find((name) => errors[name] !== undefined);
