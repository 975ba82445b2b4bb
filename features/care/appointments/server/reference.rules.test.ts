import { expect, it } from 'vitest';
import { referenceOf } from './reference.rules.ts';

it('an appointment is named by the beginning of its id', () => {
  expect(referenceOf('1b2c3d4e-0000-4000-8000-00000000abcd')).toBe('S-1B2C3D4E');
});
