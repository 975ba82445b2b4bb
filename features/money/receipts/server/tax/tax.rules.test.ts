import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfSupply } from './place-of-supply.rules.ts';
import { splitTax } from './tax.rules.ts';

describe('splitTax', () => {
  it('splits ₹99 with 18 % inside', () => {
    expect(splitTax(9_900, { percent: 18, isSameState: true })).toEqual({
      taxablePaise: 8_390,
      taxes: [
        { label: 'CGST', percent: 9, paise: 755 },
        { label: 'SGST', percent: 9, paise: 755 },
      ],
    });
    expect(splitTax(9_900, { percent: 18, isSameState: false })).toEqual({
      taxablePaise: 8_390,
      taxes: [{ label: 'IGST', percent: 18, paise: 1_510 }],
    });
  });

  it('has nothing to split where the supply is exempt', () => {
    expect(splitTax(150_000, { percent: 0, isSameState: true })).toEqual({
      taxablePaise: 150_000,
      taxes: [],
    });
  });

  it('adds up to the price to the paisa, in equal halves, within a paisa of the rate', () => {
    const price = fc.integer({ min: 100, max: 10_000_000 });
    const rate = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40);
    fc.assert(
      fc.property(price, rate, fc.boolean(), (totalPaise, percent, isSameState) => {
        const { taxablePaise, taxes } = splitTax(totalPaise, { percent, isSameState });
        const tax = taxes.reduce((sum, { paise }) => sum + paise, 0);
        expect(taxablePaise + tax).toBe(totalPaise);
        expect([taxablePaise, tax].every((paise) => Number.isSafeInteger(paise))).toBe(true);
        expect(Math.abs(tax - (totalPaise * percent) / (100 + percent))).toBeLessThanOrEqual(1);
        expect(new Set(taxes.map(({ paise }) => paise)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('placeOfSupply', () => {
  it.each([
    ['12 MG Road, Bengaluru, Karnataka 560001', 'Karnataka'],
    ['Flat 3, Delhi Gate, Ahmedabad, GUJARAT', 'Gujarat'],
    ['7 Mall Road, New Delhi 110001', 'Delhi'],
    ['Chennai, tamilnadu', 'Tamil Nadu'],
    ['Hazratganj, Lucknow, U.P.', 'Uttar Pradesh'],
    ['Srinagar, J&K 190001', 'Jammu and Kashmir'],
    ['Goalpara, Assam', 'Assam'],
    ['Kerala', 'Kerala'],
    ['Goa Road, Kochi, Kerala', 'Kerala'],
    ['Kerala House, Jantar Mantar, Goa', 'Goa'],
    ['Punjab Lane, Gujarat Colony, Patna, Bihar', 'Bihar'],
    ['a house in Pune', null],
    [null, null],
  ])('%s is in %s', (address, state) => {
    expect(placeOfSupply(address)).toBe(state);
  });
});
