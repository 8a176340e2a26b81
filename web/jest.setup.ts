import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 5000 });

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
