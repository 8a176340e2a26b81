// Queries by role ask for the style of every element, and jsdom then tries the 170 selectors of its default sheet on
// each. Most of them end in another tag, which is told without matching.
const { createRequire } = require('node:module');

const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow } = selectors;
const tagsBySelector = new Map();

selectors.matchesDontThrow = (element, selector) => {
  if (!tagsBySelector.has(selector)) tagsBySelector.set(selector, lastTagsOf(selector));
  const tags = tagsBySelector.get(selector);
  return (tags === null || tags.has(element._localName.toLowerCase())) && matchesDontThrow(element, selector);
};

/** The tags of which an element must have one for this list of selectors to match; null when there may be others. */
function lastTagsOf(selector) {
  const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\([^()]*\)/g, '');
  if (/[\\|()[\]"']/.test(bare)) return null;
  const tags = bare.split(',').map((one) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*\s*$/i.exec(one)?.[1]);
  return tags.includes(undefined) ? null : new Set(tags.map((tag) => tag.toLowerCase()));
}
