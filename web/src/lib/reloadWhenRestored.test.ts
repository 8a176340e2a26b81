import { reload } from './navigate';
import { reloadWhenRestored } from './reloadWhenRestored';

jest.mock('./navigate', () => ({ reload: jest.fn() }));

const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page out of the back/forward cache is loaded again, a fresh one is not', () => {
  reloadWhenRestored();
  pageshow(false);
  expect(reload).not.toHaveBeenCalled();
  pageshow(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
