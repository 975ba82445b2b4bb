import { describe, expect, it } from 'vitest';
import { readEmail, readName, readPhone } from './contact.ts';

describe('readPhone', () => {
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
    expect(readPhone(typed)).toBe('9876543210');
  });

  it('keeps a ten-digit number that itself begins with 91', () => {
    expect(readPhone('9198765432')).toBe('9198765432');
    expect(readPhone('919198765432')).toBe('9198765432');
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
    expect(readPhone(typed)).toBeUndefined();
  });
});

describe('readEmail', () => {
  it.each([
    ['asha@example.in', 'asha@example.in'],
    [' asha@example.in ', 'asha@example.in'],
    ['', ''],
    ['   ', ''],
    ['asha', undefined],
    ['@', undefined],
    ['asha@', undefined],
    ['a@b@c', undefined],
    ['asha@example.in\nBcc: all@example.in', undefined],
  ])('reads %j as %j', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
  });
});

it('reads a name in any script, with single spaces', () => {
  expect(readName('  आशा   देवी ')).toBe('आशा देवी');
  expect(readName('Jose\u0301')).toBe('Jos\u00e9');
});
