import { expect, it } from 'vitest';
import { chooseBy, usableUntil } from './choosing.rules.ts';

const now = new Date('2026-11-30T09:30:00.000Z');

it('another time can be chosen for two days, a credit that comes back used for thirty', () => {
  expect(chooseBy(now)).toEqual(new Date('2026-12-02T09:30:00.000Z'));
  expect(usableUntil(now)).toEqual(new Date('2026-12-30T09:30:00.000Z'));
});
