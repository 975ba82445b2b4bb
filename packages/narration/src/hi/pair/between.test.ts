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
import { pairClauseOf, pairEndsOf } from '../../telling/pair/pair-sentences.ts';
import { glossOnce } from '../../text.ts';
import { BETWEEN_WORDS } from './between.ts';
import { hindiPair } from './hindi-pair.ts';
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import { pairSay, type PairSay } from './people.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
type Kinds = Readonly<Record<string, string>>;
type Whose = PairFinding['whose'];

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

const SPEAKERS: readonly ((whose: Whose) => PairSay)[] = COMPATIBILITY_QUESTIONS.flatMap(
  (question) =>
    (['lagna', 'moon'] as const).flatMap((from) =>
      [false, true].map(
        (inWindow) => (whose: Whose) =>
          pairSay({ area: AREAS[7], from, inWindow }, whose, question),
      ),
    ),
);

const clausesOf = (findings: readonly PairFinding[]): readonly string[] => [
  ...new Set(
    findings.flatMap((each, turn) =>
      [0, 7].map((step) => {
        const speaker = SPEAKERS[(turn + step) % SPEAKERS.length]!;
        return pairClauseOf(hindiPair, each, speaker(each.whose));
      }),
    ),
  ),
];

/** Left-over slots, foreign letters, doubled signs, a possessive without what it owns. */
const BROKEN =
  /undefined|null|[A-Za-z[\]{}%]| {2}| [,;।]|,,|।।|(?:का का|के के|की की|आपके आपके|आप के|आप का|आप की) /u;
const GENDERED = /(?<![\p{L}\p{M}])(?:पति|पत्नी|वर-वधू|दूल्हा|दुल्हन|लड़क|पुरुष|स्त्री|महिला)/u;

const tidy = (clause: string): string => {
  const [text = ''] = glossOnce([`${clause}।`]);
  expect(text).not.toMatch(BROKEN);
  expect(text).not.toMatch(GENDERED);
  return text;
};

describe('the Hindi words between two charts', () => {
  it('has words for every finding of the engine and for no other', () => {
    expect(Object.keys(BETWEEN_WORDS).sort()).toEqual([...IDS].sort());
  });

  it.each(IDS)('tells %s in clean, harmless sentences for either person', (id) => {
    const clauses = clausesOf(findingsOf(id, PAIR_FINDINGS[id], PAIR_EVIDENCE_VALUES, PEOPLE));
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.map(tidy).flatMap(scan)).toEqual([]);
  });

  it.each(SINGLE_IDS)("tells %s of the other person's chart without speaking to you", (id) => {
    const clauses = clausesOf(findingsOf(id, FINDINGS[id], EVIDENCE_VALUES, ['other']));
    expect(clauses.flatMap(scan)).toEqual([]);
    for (const clause of clauses) {
      expect(tidy(clause).replaceAll('आपके साझेदार', '')).not.toMatch(
        /(?<!अपने )आप(?:का|के|की|को)?(?= )/u,
      );
    }
  });

  it('ends every sentence on every side without harm', () => {
    const ends = IDS.flatMap((id) =>
      PEOPLE.flatMap((whose) =>
        SIDES.flatMap((side) => pairEndsOf(hindiPair, { id, side, whose, evidence: {} } as never)),
      ),
    );
    for (const question of COMPATIBILITY_QUESTIONS) {
      for (const end of new Set(ends)) {
        expect(end).toMatch(/^(?:[,;] |। )?[^ ].*।$|^।$/u);
        const text = end.replace('%m', PAIR_DIRECT_WORDS[question].matter);
        expect(text).not.toMatch(/[A-Za-z{}%]| {2}|।।/u);
        expect(scan(text)).toEqual([]);
      }
    }
  });
});
