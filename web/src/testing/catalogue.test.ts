import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MESSAGES, TOASTS, type ToastText } from 'schema/rules/messages';

const WEB = path.join(__dirname, '../..');

/** What all tests of the web say, this one left out. */
const TESTS = ['src', 'e2e']
  .flatMap((folder) =>
    readdirSync(path.join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(WEB, folder, file),
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== __filename)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  // a sentence may be written with an escaped apostrophe
  .replaceAll(/\\(['.])/g, '$1');

const isSaid = (key: string, words: readonly (string | undefined)[]) =>
  new RegExp(`\\b(TOASTS|MESSAGES)\\.${key}\\b`).test(TESTS) ||
  words.some((sentence) => sentence !== undefined && TESTS.includes(sentence));

const toasts = Object.entries<ToastText>(TOASTS);
/** "Error" stands over many of them and tells none apart. */
const isOwnTitle = (title: string) => toasts.filter(([, toast]) => toast.title === title).length === 1;

describe('every row of the catalogue (§8) is provoked by a test of the web', () => {
  test.each(toasts)('toast %s', (key, { title, description }) => {
    expect({
      key,
      isSaid: isSaid(key, [description, !description || isOwnTitle(title) ? title : undefined]),
    }).toEqual({
      key,
      isSaid: true,
    });
  });

  test.each(Object.entries(MESSAGES))('message %s', (key, sentence) => {
    expect({ key, isSaid: isSaid(key, [sentence]) }).toEqual({ key, isSaid: true });
  });
});
