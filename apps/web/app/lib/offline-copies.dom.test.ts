import { TOKEN_KEY } from '@dhruva/kernel/limits';
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetWithSession } from './forget-kept.ts';
import { keepForSession, keptNames, readKept } from './offline-copies.ts';
import { clearToken, endToken, storeToken } from './token.ts';

const TOKEN = 'token-of-one-session';
const VALUE = { question: 'When is marriage likely for me?' };

const everythingStored = (): string => JSON.stringify({ ...window.localStorage });

beforeEach(() => {
  // jsdom has no crypto.subtle.
  vi.stubGlobal('crypto', webcrypto);
  window.localStorage.clear();
  clearToken();
});

test('what a session kept it reads again, and nobody reads it in the store', async () => {
  storeToken(TOKEN);
  await keepForSession('one', VALUE);
  expect(await readKept('one')).toEqual(VALUE);
  expect(await readKept('two')).toBeUndefined();
  expect(everythingStored()).not.toContain('marriage');
});

test('another session cannot open it', async () => {
  storeToken(TOKEN);
  await keepForSession('one', VALUE);
  storeToken('token-of-another-session');
  expect(await readKept('one')).toBeUndefined();
});

test('nothing is kept for nobody, nor when the session ended meanwhile', async () => {
  await keepForSession('one', VALUE);
  storeToken(TOKEN);
  const keeping = keepForSession('two', VALUE);
  clearToken();
  await keeping;
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test.each([
  ['signing out', clearToken],
  ['an end by the server', () => endToken(TOKEN)],
  [
    'signing out in another tab',
    () => {
      window.localStorage.removeItem(TOKEN_KEY);
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
  ],
])('%s removes all of it', async (_, end) => {
  const stop = forgetWithSession();
  storeToken(TOKEN);
  await keepForSession('one', VALUE);
  expect(keptNames()).toEqual(['one']);
  end();
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  stop();
});

test('what is left of an earlier session is removed when a page opens for nobody', async () => {
  storeToken(TOKEN);
  await keepForSession('one', VALUE);
  window.localStorage.removeItem(TOKEN_KEY);
  forgetWithSession()();
  expect(everythingStored()).not.toContain('kept:');
});

test('the newest are kept, the oldest make room', async () => {
  storeToken(TOKEN);
  for (let at = 0; at < 26; at += 1) await keepForSession(`answer-${at}`, VALUE);
  expect(keptNames()).toHaveLength(24);
  expect(keptNames()[0]).toBe('answer-25');
  expect(await readKept('answer-1')).toBeUndefined();
  expect(await readKept('answer-2')).toEqual(VALUE);
});
