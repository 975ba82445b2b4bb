/**
 * What a signed-in person has read, kept on this device to be read again without a network. Sealed (AES-GCM) with
 * a key made of the session's token, and removed when that session ends: by signing out here or in another tab,
 * or by the server.
 */
import { forgetKept, KEPT_PREFIX } from './forget-kept.ts';
import { readToken } from './token.ts';

/** Names in the order they were kept, newest first. */
const LIST = `${KEPT_PREFIX}list`;
const MOST_COPIES = 24;
const IV_BYTES = 12;

/** The encryption key made of the session's token: the same for a whole session, so each value has a random IV. */
const keyOf = async (token: string): Promise<CryptoKey> => {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kept ${token}`));
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);

/** The names of what is kept, newest first. */
export const keptNames = (): readonly string[] => {
  const list: unknown = JSON.parse(window.localStorage.getItem(LIST) ?? '[]');
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
};

const store = (name: string, sealed: string): void => {
  const names = [name, ...keptNames().filter((each) => each !== name)];
  for (const old of names.slice(MOST_COPIES)) window.localStorage.removeItem(KEPT_PREFIX + old);
  try {
    window.localStorage.setItem(KEPT_PREFIX + name, sealed);
    window.localStorage.setItem(LIST, JSON.stringify(names.slice(0, MOST_COPIES)));
  } catch {
    forgetKept();
  }
};

/** Keeps a value for this session under a name; keeps nothing where the browser cannot seal it. */
export const keepForSession = async (name: string, value: unknown): Promise<void> => {
  const token = readToken();
  if (token === null || !('subtle' in crypto)) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(token), text);
  // The session may have ended meanwhile.
  if (readToken() === token) store(name, `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
};

/** What this session kept under a name; undefined where there is nothing it can open. */
export const readKept = async (name: string): Promise<unknown> => {
  const token = readToken();
  const [iv, sealed] = (window.localStorage.getItem(KEPT_PREFIX + name) ?? '').split('.');
  if (token === null || !iv || !sealed || !('subtle' in crypto)) return undefined;
  try {
    const key = await keyOf(token);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      key,
      toBytes(sealed),
    );
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
};
