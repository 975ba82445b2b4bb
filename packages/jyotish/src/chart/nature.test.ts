import { describe, expect, it } from 'vitest';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { signChart } from './houses.ts';
import { functionalNature, isMaraka } from './nature.ts';

const chartOfLagna = (lagna: RashiIndex) =>
  signChart(lagna, Object.fromEntries(GRAHAS.map((g) => [g, lagna])) as Record<Graha, RashiIndex>);

/** Whom BPHS 34.19–44 calls auspicious and malefic, lagna by lagna from Mesha. */
const VERSES: readonly { readonly good: readonly Graha[]; readonly bad: readonly Graha[] }[] = [
  { good: ['jupiter', 'sun'], bad: ['saturn', 'mercury', 'venus'] },
  { good: ['saturn', 'sun'], bad: ['jupiter', 'venus', 'moon'] },
  { good: ['venus'], bad: ['mars', 'jupiter', 'sun'] },
  { good: ['mars', 'jupiter', 'moon'], bad: ['venus', 'mercury'] },
  { good: ['mars', 'jupiter', 'sun'], bad: ['mercury', 'venus', 'saturn'] },
  { good: ['mercury', 'venus'], bad: ['mars', 'jupiter', 'moon'] },
  { good: ['saturn', 'mercury'], bad: ['jupiter', 'sun', 'mars'] },
  { good: ['jupiter', 'moon'], bad: ['venus', 'mercury', 'saturn'] },
  { good: ['mars', 'sun'], bad: ['venus'] },
  { good: ['venus', 'mercury'], bad: ['mars', 'jupiter', 'moon'] },
  { good: ['venus', 'saturn'], bad: ['jupiter', 'moon', 'mars'] },
  { good: ['mars', 'moon'], bad: ['saturn', 'venus', 'sun', 'mercury'] },
];

describe('functional nature beside the verses on each lagna', () => {
  const contrary = VERSES.flatMap(({ good, bad }, lagna) => {
    const nature = (graha: Graha) => functionalNature(chartOfLagna(lagna as RashiIndex), graha);
    return [
      ...good.filter((graha) => nature(graha) === 'malefic'),
      ...bad.filter((graha) => ['benefic', 'yogakaraka'].includes(nature(graha))),
    ].map((graha) => `${lagna} ${graha}`);
  });

  it('says the contrary of one verse only: Venus, lord of lagna and sixth, for Vrishabha', () => {
    expect(contrary).toEqual(['1 venus']);
  });

  it('calls most of the auspicious good and most of the malefic bad', () => {
    const count = (side: 'good' | 'bad', natures: readonly string[]): string => {
      const told = VERSES.flatMap((verse, lagna) =>
        verse[side].map((graha) => functionalNature(chartOfLagna(lagna as RashiIndex), graha)),
      );
      return `${told.filter((nature) => natures.includes(nature)).length} of ${told.length}`;
    };
    expect(count('good', ['benefic', 'yogakaraka'])).toBe('21 of 25');
    expect(count('bad', ['malefic'])).toBe('26 of 34');
  });
});

describe('maraka', () => {
  it('is lord of the second or seventh', () => {
    const killers = (lagna: RashiIndex) =>
      GRAHAS.filter((graha) => isMaraka(chartOfLagna(lagna), graha));
    expect(killers(0)).toEqual(['venus']);
    expect(killers(3)).toEqual(['sun', 'saturn']);
    expect(killers(8)).toEqual(['mercury', 'saturn']);
  });
});
