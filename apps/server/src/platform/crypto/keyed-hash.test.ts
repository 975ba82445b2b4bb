import { expect, test } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const hash = createKeyedHash(Buffer.alloc(32, 7));

test('one text has one hash for one purpose and one secret', () => {
  expect(hash('phone', '+919812345678')).toMatch(/^[0-9a-f]{64}$/);
  expect(hash('phone', '+919812345678')).toBe(hash('phone', '+919812345678'));
  expect(createKeyedHash(Buffer.alloc(32, 7))('phone', 'x')).toBe(hash('phone', 'x'));
});

test('purpose, text and secret each change it', () => {
  const known = hash('phone', '+919812345678');
  expect(hash('otp-code', '+919812345678')).not.toBe(known);
  expect(hash('phone', '+919812345679')).not.toBe(known);
  expect(createKeyedHash(Buffer.alloc(32, 8))('phone', '+919812345678')).not.toBe(known);
});
