import { AREAS, GRAHAS, type Bhava } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import type { Condition, Plain } from '../../telling/everyday/plain.types.ts';
import { glossOnce } from '../../text.ts';
import { hindi } from '../hindi.ts';
import { clause } from './clauses.ts';

const HOUSES = Array.from({ length: 12 }, (_, index) => (index + 1) as Bhava);
const CONDITIONS: readonly Condition[] = [
  'placed',
  'strong',
  'able',
  'guarding',
  'backed',
  'recovered',
  'confirmed',
  'labouring',
  'weak',
  'hidden',
  'late',
  'unable',
  'pressed',
  'doubted',
];

const carriers: readonly Plain[] = CONDITIONS.flatMap((condition) =>
  GRAHAS.flatMap((graha) =>
    [null, ...HOUSES].map((house) => ({
      says: 'carrier' as const,
      graha,
      house,
      condition,
      place: 7 as const,
      by: 'saturn' as const,
    })),
  ),
);

/** Every text at its first mention of what it names, and at a later one. */
const toldOf = (plain: Plain, turn: number): readonly string[] => {
  const area = AREAS[turn % AREAS.length] ?? 'self';
  const named = (graha: (typeof GRAHAS)[number]): string => hindi.reading.named(graha, 4);
  const text = clause(plain, { area, matter: 'शादी', named });
  return glossOnce([text, text]);
};

describe('what the birth chart says in Hindi', () => {
  const told = carriers.flatMap(toldOf);

  it('bends a title before a postposition and nowhere else', () => {
    for (const text of told) {
      const isBent = / (?:को|पर) शनि का /u.test(text);
      expect(text).toMatch(isBent ? /(?:के मालिक|के ग्रह) / : /(?:का मालिक|का ग्रह) /u);
    }
  });

  it('leaves nothing over where the sign was named before', () => {
    for (const text of told) expect(text).not.toMatch(/[<>|]| {2}| ,|undefined/u);
  });

  it('says that a graha is at home rather than that it stands in its own house of another name', () => {
    const plain = { says: 'carrier', graha: 'venus', house: 7, place: 7 } as const;
    expect(toldOf({ ...plain, condition: 'placed' }, 0)[1]).toMatch(/शुक्र अपने ही घर में बैठा है$/u);
    expect(toldOf({ ...plain, house: 2, condition: 'placed' }, 0)[1]).toMatch(
      /साझेदारी के घर में अच्छी जगह बैठा है$/u,
    );
  });

  it('names the sign with what the graha does there', () => {
    const plain = { says: 'carrier', graha: 'mars', house: 10, condition: 'weak' } as const;
    expect(toldOf(plain, 0)).toEqual([
      'आपकी कुंडली में काम के घर का मालिक मंगल सिंह राशि में कमज़ोर है',
      'काम के घर का मालिक मंगल कमज़ोर है',
    ]);
  });
});
