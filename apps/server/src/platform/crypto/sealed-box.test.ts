import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { open, seal } from './sealed-box.ts';

const key = randomBytes(32);
const UNOPENED = /unable to authenticate|not a sealed value/;
const sealed = seal(key, 'context', Buffer.from('15 August 1990'));

test('what was sealed opens with the same key and context', () => {
  expect(open(key, 'context', sealed).toString()).toBe('15 August 1990');
  expect(open(key, 'c', seal(key, 'c', Buffer.alloc(0))).length).toBe(0);
});

test('the same text is sealed differently each time and does not show', () => {
  expect(seal(key, 'context', Buffer.from('15 August 1990')).equals(sealed)).toBe(false);
  expect(sealed.includes('August')).toBe(false);
});

test('another key, another context and any flipped bit are refused', () => {
  expect(() => open(randomBytes(32), 'context', sealed)).toThrow(UNOPENED);
  expect(() => open(key, 'other', sealed)).toThrow(UNOPENED);
  for (let at = 0; at < sealed.length; at += 1) {
    const tampered = Buffer.from(sealed);
    tampered[at] = (tampered[at] ?? 0) ^ 1;
    expect(() => open(key, 'context', tampered), `byte ${at}`).toThrow(UNOPENED);
  }
});

test('what is too short to be sealed is refused', () => {
  expect(() => open(key, 'context', sealed.subarray(0, 28))).toThrow('not a sealed value');
  expect(() => open(key, 'context', Buffer.alloc(0))).toThrow('not a sealed value');
});

const LONG = 'Saturn passes through the tenth house until March. '.repeat(200);

test('a long text is compressed before it is sealed, and opens as it was', () => {
  const long = seal(key, 'context', Buffer.from(LONG));
  expect(long.length).toBeLessThan(LONG.length / 4);
  expect(open(key, 'context', long).toString()).toBe(LONG);
});

test('neither a compressed value nor a plain one passes for the other', () => {
  for (const [text, format] of [
    [LONG, 1],
    ['15 August 1990', 2],
  ] as const) {
    const relabelled = seal(key, 'context', Buffer.from(text));
    relabelled[0] = format;
    expect(() => open(key, 'context', relabelled)).toThrow('unable to authenticate');
  }
});

test('what was sealed before texts were compressed opens still', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('context'));
  const body = Buffer.concat([cipher.update(LONG), cipher.final()]);
  const old = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body]);
  expect(open(key, 'context', old).toString()).toBe(LONG);
});
