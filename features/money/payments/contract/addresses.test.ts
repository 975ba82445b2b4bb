import { expect, it } from 'vitest';
import { BOOKINGS_ADDRESS, bookingsPart, sessionAddress } from './addresses.ts';

const hashOf = (address: string): string => new URL(address, 'https://dhruva.test').hash;

it('names all bookings, or one session by its reference', () => {
  expect(bookingsPart(hashOf(BOOKINGS_ADDRESS))).toEqual({ reference: null });
  expect(bookingsPart(hashOf(sessionAddress('S-1B2C3D4E')))).toEqual({ reference: 'S-1B2C3D4E' });
  expect(bookingsPart('#s-1b2c3d4e')).toEqual({ reference: 'S-1B2C3D4E' });
});

it.each(['', '#', '#personal', '#A-1B2C3D4E', '#S-1B2C3D4', '#S-1B2C3D4E5', '#x S-1B2C3D4E'])(
  '%j names nothing of them',
  (hash) => {
    expect(bookingsPart(hash)).toBeUndefined();
  },
);
