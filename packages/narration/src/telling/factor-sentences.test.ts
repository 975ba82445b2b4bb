import { EVIDENCE_VALUES, FINDING_IDS, FINDINGS } from '@dhruva/jyotish';
import type { Finding, Side } from '@dhruva/jyotish';
import {
  AREAS,
  GRAHAS,
  QUESTION_IDS,
  type Graha,
  type RashiIndex,
} from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { glossOnce } from '../text.ts';
import { clauseOf, endsOf, sentencesOf } from './factor-sentences.ts';
import { LANGUAGE_SAMPLES } from '../samples/language.samples.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
const values: Values = EVIDENCE_VALUES;
const SIDES: readonly Side[] = ['for', 'against', 'neutral'];

/** Every value of every field, the other fields walking along; pairs meet as the lengths differ. */
const evidences = (id: keyof typeof FINDINGS): readonly Record<string, unknown>[] => {
  const fields: Readonly<Record<string, string>> = FINDINGS[id];
  const lists = Object.entries(fields).map(([name, kind]) => [name, values[kind] ?? []] as const);
  const longest = Math.max(1, ...lists.map(([, list]) => list.length));
  return Array.from({ length: longest * 4 }, (_, turn) =>
    Object.fromEntries(
      lists.map(([name, list], place) => [
        name,
        list[(turn + place * Math.floor(turn / longest)) % list.length],
      ]),
    ),
  );
};

const findingsOf = (id: keyof typeof FINDINGS): readonly Finding[] =>
  evidences(id).flatMap((evidence) =>
    SIDES.map((side) => ({ id, side, weight: 1, evidence, source: 'BPHS 24' }) as never as Finding),
  );

/** Nine grahas in nine signs, beginning with one of them. */
const rashisFrom = (first: number) =>
  Object.fromEntries(GRAHAS.map((graha, index) => [graha, (first + index) % 12])) as Record<
    Graha,
    RashiIndex
  >;

/** Every area, both counts and both places in an answer, with signs and without. */
const settings = AREAS.flatMap((area, index) =>
  [false, true].flatMap((inWindow) =>
    (['lagna', 'moon'] as const).map((from) => ({
      area,
      from,
      inWindow,
      ...(index % 4 > 0 && { rashis: rashisFrom(index) }),
    })),
  ),
);

describe.each(LANGUAGE_SAMPLES)('the words of findings: $language', (sample) => {
  const { locale, houseMeaning } = sample;
  const says = settings.map((setting) => locale.nounPhrasesIn(setting));

  it('has words for every finding of the engine and for no other', () => {
    expect(Object.keys(locale.factors).sort()).toEqual([...FINDING_IDS].sort());
  });

  it.each(FINDING_IDS)('tells %s in clean, harmless sentences on every side', (id) => {
    const clauses = new Set(
      findingsOf(id).map((finding, turn) => clauseOf(locale, finding, says[turn % says.length])),
    );
    expect([...clauses].flatMap(scan)).toEqual([]);
    for (const clause of clauses) {
      const [text = ''] = glossOnce([`${clause}${locale.stop}`]);
      expect(text).not.toMatch(sample.broken);
      expect(text).not.toMatch(sample.gendered);
    }
  });

  it('ends every sentence on every side without harm', () => {
    const ends = FINDING_IDS.flatMap((id) =>
      SIDES.flatMap((side) =>
        endsOf(locale, { id, side, weight: 1, evidence: {}, source: '' } as never as Finding),
      ),
    );
    for (const end of new Set(ends)) {
      expect(end).toMatch(sample.end);
      expect(end).not.toMatch(sample.gendered);
      expect(scan(end.replace('%m', locale.direct['promotion-this-year'].matter))).toEqual([]);
    }
  });

  it('reads no house harmfully under any area', () => {
    const meanings = AREAS.flatMap((area) =>
      EVIDENCE_VALUES.house.map((house) => houseMeaning(house, area)),
    );
    expect(scan([...new Set(meanings)].join('. '))).toEqual([]);
  });

  it('names every matter without harm', () => {
    const matters = QUESTION_IDS.map((question) => locale.direct[question].matter);
    expect(new Set(matters).size).toBe(QUESTION_IDS.length);
    for (const matter of matters) expect(scan(matter)).toEqual([]);
  });

  it('ends two findings of one id differently', () => {
    const nouns = locale.nounPhrasesIn({ area: 'career-job', from: 'lagna', inWindow: false });
    const [first, second] = (['mars', 'venus'] as const).map((lord): Finding => ({
      id: 'promise.lord-well-placed',
      side: 'for',
      weight: 1,
      evidence: { house: 10, lord, lordHouse: 11, from: 'lagna' },
      source: 'BPHS 24',
    }));
    const both = [first!, second!];
    const endings = sentencesOf(locale, both, () => nouns, 'X').map((text, index) =>
      text.slice(clauseOf(locale, both[index]!, nouns).length),
    );
    expect(new Set(endings).size).toBe(2);
  });
});
