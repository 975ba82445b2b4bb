import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone.rules.ts';

describe('normalisePhone', () => {
  it.each([
    ['9876543210'],
    ['+91 98765 43210'],
    ['+919876543210'],
    ['098765 43210'],
    ['09876543210'],
    ['919876543210'],
    ['91 98765 43210'],
    ['0091 98765 43210'],
    ['98765-43210'],
    [' 9876543210 '],
    ['\u202a+91 98765 43210\u202c'],
    ['९८७६५४३२१०'],
    ['+९१ ९८७६५ ४३२१०'],
    ['௯௮௭௬௫௪௩௨௧௦'],
    ['98765 43210'],
  ])('reads %j as one number', (typed) => {
    expect(normalisePhone(typed)).toBe('9876543210');
  });

  it('keeps a ten-digit number that itself begins with 91', () => {
    expect(normalisePhone('9198765432')).toBe('9198765432');
    expect(normalisePhone('919198765432')).toBe('9198765432');
  });

  it.each([
    [''],
    ['987654321'],
    ['98765432101'],
    ['5876543210'],
    ['0000000000'],
    ['+1 9876543210'],
    ['+92 9876543210'],
    ['98765O3210'],
    ['98765.43210x'],
    ['9876543210; DROP TABLE users'],
    ['98765٤3210a'],
    ['91'],
    ['+91'],
    ['91+9876543210'],
  ])('refuses %j', (typed) => {
    expect(normalisePhone(typed)).toBeUndefined();
  });
});
