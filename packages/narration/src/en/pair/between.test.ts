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
import { PAIR_DIRECT_WORDS } from './pair-direct-words.ts';
import { englishPair } from './english-pair.ts';
import { pairSay, type PairSay } from './people.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
type Kinds = Readonly<Record<string, string>>;

const IDS = Object.keys(PAIR_FINDINGS) as PairFindingId[];
/** What one chart may say alone in an answer about two: birth factors, and those of a window. */
const SINGLE_IDS = (Object.keys(FINDINGS) as (keyof typeof FINDINGS)[]).filter((id) =>
  /^(?:promise|varga|dasha|transit)\./u.test(id),
);
const SIDES: readonly Side[] = ['for', 'against', 'neutral'];
const PEOPLE: readonly PairFinding['whose'][] = ['self', 'other', 'both'];

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

const findingsOf = (id: PairFinding['id'], kinds: Kinds, values: Values): readonly PairFinding[] =>
  evidences(kinds, values).flatMap((evidence) =>
    PEOPLE.flatMap((whose) =>
      SIDES.map(
        (side) => ({ id, side, whose, weight: 1, evidence, source: 'MUH' }) as never as PairFinding,
      ),
    ),
  );

const settings: readonly ((whose: PairFinding['whose']) => PairSay)[] =
  COMPATIBILITY_QUESTIONS.flatMap((question) =>
    (['lagna', 'moon'] as const).flatMap((from) =>
      [false, true].map(
        (inWindow) => (whose: PairFinding['whose']) =>
          pairSay({ area: AREAS[7], from, inWindow }, whose, question),
      ),
    ),
  );

const clausesOf = (findings: readonly PairFinding[]): readonly string[] => [
  ...new Set(
    findings.map((each, turn) =>
      pairClauseOf(englishPair, each, settings[turn % settings.length]!(each.whose)),
    ),
  ),
];

const BROKEN =
  /undefined|\[object|null|NaN|[[\]{}%]| {2}| ,|,,|your your|the the|person's the|of the other person's,|you's/u;

describe('the words between two charts', () => {
  it('has words for every finding of the engine and for no other', () => {
    expect(Object.keys(BETWEEN_WORDS).sort()).toEqual([...IDS].sort());
  });

  it.each(IDS)('tells %s in clean, harmless sentences for either person', (id) => {
    const clauses = clausesOf(findingsOf(id, PAIR_FINDINGS[id], PAIR_EVIDENCE_VALUES));
    expect(clauses.flatMap(scan)).toEqual([]);
    for (const clause of clauses) {
      const [text = ''] = glossOnce([`${clause}.`]);
      expect(text).not.toMatch(BROKEN);
      expect(text).not.toMatch(/\b(?:husband|wife|bride|groom|boy|girl|he|she|his|her|him)\b/iu);
    }
  });

  it.each(SINGLE_IDS)("tells %s of the other person's chart without speaking to you", (id) => {
    const others = findingsOf(id, FINDINGS[id], EVIDENCE_VALUES).filter(
      ({ whose, evidence }) =>
        whose === 'other' && !('role' in evidence && evidence.role === 'lagna-lord'),
    );
    const clauses = clausesOf(others);
    expect(clauses.flatMap(scan)).toEqual([]);
    for (const clause of clauses) {
      const [text = ''] = glossOnce([`${clause}.`]);
      expect(text).not.toMatch(BROKEN);
      expect(text.replaceAll(/your (?:business partner's|partner in business)/gu, '')).not.toMatch(
        id === 'transit.sade-sati' ? /^$/u : /\byou(?:r|rs)?\b/u,
      );
    }
  });

  it('ends every sentence on every side without harm', () => {
    const ends = IDS.flatMap((id) =>
      PEOPLE.flatMap((whose) =>
        SIDES.flatMap((side) =>
          pairEndsOf(englishPair, { id, side, whose, evidence: {} } as never),
        ),
      ),
    );
    for (const question of COMPATIBILITY_QUESTIONS) {
      for (const end of new Set(ends)) {
        expect(end).toMatch(/^(?:\.|[,;:]? ?[a-z[.]|\. [A-Z]).*\.$|^\.$/u);
        expect(scan(end.replace('%m', PAIR_DIRECT_WORDS[question].matter))).toEqual([]);
      }
    }
  });
});
