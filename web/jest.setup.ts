import '@testing-library/jest-dom';

// jsdom has no matchMedia; react-bootstrap's Offcanvas and the theme ask for it.
const noMatch = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.matchMedia ??= noMatch;
