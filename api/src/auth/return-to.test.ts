import { expect, test } from '@jest/globals';
import { localPath } from './return-to.js';

test.each([
  ['/practice', '/practice'],
  ['/questions?theme=school&part=2#top', '/questions?theme=school&part=2#top'],
  ['/a/../practice', '/practice'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('%s is a page of ours', (value, path) => {
  expect(localPath(value)).toBe(path);
});

test.each([
  ['no text', undefined],
  ['several values', ['/practice', '/evil']],
  ['nothing', ''],
  ['another site', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['no leading slash', 'evil.example'],
  ['scheme-relative', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a slash that is encoded', '/%2Fevil.example'],
  ['a backslash that is encoded', '/%5Cevil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a line break that is encoded', '/%0D%0ASet-Cookie:x=1'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['dots and two slashes', '/practice/..//evil.example'],
  ['an encoding that is broken', '/%'],
  ['an at sign after two slashes', '//local.invalid@evil.example/'],
  ['signing out', '/api/logout'],
  ['signing out, encoded', '/%61pi/logout'],
  ['signing in again', '/API/login'],
  ['the identity provider', '/oidc/session/end'],
  ['too long', `/${'a'.repeat(1000)}`],
])('%s leads to the start page', (_case, value) => {
  expect(localPath(value)).toBe('/');
});
