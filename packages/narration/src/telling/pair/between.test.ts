import {
  EVIDENCE_VALUES,
  FINDINGS,
  PAIR_EVIDENCE_VALUES,
  PAIR_FINDINGS,
  type PairFinding,
  type PairFindingId,
  type Side,
} from '@dhruva/jyotish';
import { AREAS, COMPATIBILITY_QUESTIONS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { glossOnce } from '../../text.ts';
import { pairClauseOf, pairEndsOf } from './pair-sentences.ts';
import type { Whose } from './pair-locale.ts';
import { PAIR_LANGUAGE_SAMPLES } from '../../samples/pair-language.samples.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
type Kinds = Readonly<Record<string, string>>;

const IDS = Object.keys(PAIR_FINDINGS) as PairFindingId[];
/** What one chart may say alone in an answer about two: birth factors, and those of a window. */
const SINGLE_IDS = (Object.keys(FINDINGS) as (keyof typeof FINDINGS)[]).filter((id) =>
  /^(?:promise|varga|dasha|transit)\./u.test(id),
);
const SIDES: readonly Side[] = ['for', 'against', 'neutral'];
const PEOPLE: readonly Whose[] = ['self', 'other', 'both'];

/** Every value of every field, the other fields walking along. */
const evidences = (kinds: Kinds, values: Values): readonly Record<string, unknown>[] => {
  const lists = Object.entries(kinds).map(([name, kind]) => [name, values[kind] ?? []] as const);
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

const findingsOf = (
  id: PairFinding['id'],
  kinds: Kinds,
  values: Values,
  people: readonly Whose[],
): readonly PairFinding[] =>
  evidences(kinds, values).flatMap((evidence) =>
    people.map(
      (whose) =>
        ({ id, side: 'for', whose, weight: 1, evidence, source: 'MUH' }) as never as PairFinding,
    ),
  );

const SETTINGS = COMPATIBILITY_QUESTIONS.flatMap((question) =>
  (['lagna', 'moon'] as const).flatMap((from) =>
    [false, true].map((inWindow) => ({ question, setting: { area: AREAS[7], from, inWindow } })),
  ),
);

describe.each(PAIR_LANGUAGE_SAMPLES)('the words between two charts: $language', (sample) => {
  const { locale } = sample;
  const clausesOf = (findings: readonly PairFinding[]): readonly string[] => [
    ...new Set(
      findings.map((each, turn) => {
        const { setting, question } = SETTINGS[turn % SETTINGS.length]!;
        return pairClauseOf(locale, each, locale.pairNounPhrases(setting, each.whose, question));
      }),
    ),
  ];

  const tidy = (clause: string): string => {
    const [text = ''] = glossOnce([`${clause}${locale.single.stop}`]);
    expect(text).not.toMatch(sample.broken);
    expect(text).not.toMatch(sample.gendered);
    return text;
  };

  it('has words for every finding of the engine and for no other', () => {
    expect(Object.keys(locale.between).sort()).toEqual([...IDS].sort());
  });

  it.each(IDS)('tells %s in clean, harmless sentences for either person', (id) => {
    const clauses = clausesOf(findingsOf(id, PAIR_FINDINGS[id], PAIR_EVIDENCE_VALUES, PEOPLE));
    expect(clauses.map(tidy).flatMap(scan)).toEqual([]);
  });

  it.each(SINGLE_IDS)("tells %s of the other person's chart without speaking to you", (id) => {
    const others = findingsOf(id, FINDINGS[id], EVIDENCE_VALUES, ['other']).filter(
      ({ evidence }) => !('role' in evidence && evidence.role === 'lagna-lord'),
    );
    const clauses = clausesOf(others);
    expect(clauses.flatMap(scan)).toEqual([]);
    for (const clause of clauses) {
      expect(tidy(clause).replaceAll(sample.partner, '')).not.toMatch(
        id === 'transit.sade-sati' ? /^$/u : sample.you,
      );
    }
  });

  it('ends every sentence on every side without harm', () => {
    const ends = IDS.flatMap((id) =>
      PEOPLE.flatMap((whose) =>
        SIDES.flatMap((side) => pairEndsOf(locale, { id, side, whose, evidence: {} } as never)),
      ),
    );
    for (const question of COMPATIBILITY_QUESTIONS) {
      for (const end of new Set(ends)) {
        const text = end.replace('%m', locale.direct[question].matter);
        expect(text).toMatch(sample.end);
        expect(text.slice(1)).not.toMatch(sample.broken);
        expect(scan(text)).toEqual([]);
      }
    }
  });
});
