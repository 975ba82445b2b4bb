import { describe, expect, test } from 'vitest';
import { EXALTATION } from '../tables/dignities.ts';
import { degrees } from '../units.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { isCombust } from './combustion.ts';
import { dignityOf } from './dignity.ts';
import { rashiOf } from './placement.ts';

const everyoneIn = (rashi: RashiIndex): Record<Graha, RashiIndex> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, rashi])) as Record<Graha, RashiIndex>;

const dignityAt = (graha: Graha, lon: number, others: RashiIndex = 0) => {
  const rashi = rashiOf(degrees(lon));
  return dignityOf(graha, lon - rashi * 30, { ...everyoneIn(others), [graha]: rashi });
};

describe('dignity', () => {
  test.each([
    ['sun', 5, 'exalted'],
    ['sun', 195, 'debilitated'],
    ['sun', 125, 'moolatrikona'],
    ['sun', 145, 'own'],
    ['moon', 32, 'exalted'],
    ['moon', 34, 'moolatrikona'],
    ['moon', 212, 'debilitated'],
    ['moon', 95, 'own'],
    ['mars', 13, 'own'],
    ['mercury', 160, 'exalted'],
    ['mercury', 167, 'moolatrikona'],
    ['mercury', 175, 'own'],
    ['mercury', 75, 'own'],
    ['jupiter', 249, 'moolatrikona'],
    ['jupiter', 251, 'own'],
    ['saturn', 5, 'debilitated'],
    ['rahu', 40, 'exalted'],
    ['rahu', 220, 'debilitated'],
    ['rahu', 310, 'own'],
    ['ketu', 220, 'exalted'],
  ] as const)('%s at %d° is %s', (graha, lon, dignity) => {
    expect(dignityAt(graha, lon)).toBe(dignity);
  });

  test('elsewhere it is the fivefold friendship with the lord', () => {
    expect(dignityAt('sun', 245, 9)).toBe('great-friend');
    expect(dignityAt('sun', 245, 8)).toBe('neutral');
    expect(dignityAt('sun', 275, 8)).toBe('neutral');
    expect(dignityAt('sun', 275, 3)).toBe('great-enemy');
  });

  test('debilitation lies opposite exaltation', () => {
    for (const graha of GRAHAS) {
      const { rashi, degree } = EXALTATION[graha];
      expect(dignityAt(graha, (rashi * 30 + degree + 180) % 360)).toBe('debilitated');
    }
  });
});

describe('combustion', () => {
  const near = (graha: Graha, lon: number, speed: number) =>
    isCombust(graha, { lon: degrees(lon), speed }, degrees(358));

  test('looks across 0° and at the direction of motion', () => {
    expect(near('venus', 7, 1)).toBe(true);
    expect(near('venus', 7, -1)).toBe(false);
    expect(near('mercury', 11.5, 1)).toBe(true);
    expect(near('mercury', 11.5, -1)).toBe(false);
    expect(near('saturn', 14, 0.1)).toBe(false);
  });

  test('never burns the Sun or a node', () => {
    expect([near('sun', 358, 1), near('rahu', 358, -0.05), near('ketu', 358, -0.05)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
