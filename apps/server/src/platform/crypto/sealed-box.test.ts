import { randomBytes } from 'node:crypto';
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
