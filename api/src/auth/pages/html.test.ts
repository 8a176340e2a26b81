import { expect, test } from '@jest/globals';
import { Html, html } from './html.js';

test('text is escaped, also inside attributes and lists', () => {
  const name = `<b a="x">&'`;
  expect(html`<p title="${name}">${[name, 7]}</p>`.source).toBe(
    '<p title="&lt;b a=&quot;x&quot;&gt;&amp;&#39;">&lt;b a=&quot;x&quot;&gt;&amp;&#39;7</p>',
  );
});

test('HTML stays HTML, and what is not there leaves nothing', () => {
  expect(
    html`<p>${html`<b>${'&'}</b>`}${new Html('<i>')}${null}${undefined}${false}${''}${0}</p>`.source,
  ).toBe('<p><b>&amp;</b><i>0</p>');
});
