import { elementOf, ELEMENTS } from '../../tables/rashis.ts';
import { GRAHAS, type Graha } from '../../vocabulary.ts';
import { EVIDENCE_VALUES } from '../finding-words.ts';
import { finding } from '../finding.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import type { Finding } from '../judgement.types.ts';
import { rank, type Ranked } from './rank.ts';
import { RANK_SPECS, type RankedKind } from './rank-specs.ts';
import type { Specific } from './specific-input.ts';

/**
 * The value of a graha in a list that follows GRAHAS, with one, two (fire and air, earth and water)
 * or four values each.
 */
const wordOf = <W>(list: readonly W[], graha: Graha, element: number): W => {
  const each = Math.floor(list.length / GRAHAS.length);
  const variant = each === 2 ? element % 2 : element;
  const index = each <= 1 ? GRAHAS.indexOf(graha) : GRAHAS.indexOf(graha) * each + variant;
  const word = list[index];
  if (word === undefined) throw new RangeError(`no word for ${graha}`);
  return word;
};

/** Finding id and evidence list of each ranked subject. */
const FINDING_OF_KIND = {
  'work-fields': ['specific.work-field', 'field'],
  'growth-fields': ['specific.work-field', 'field'],
  'study-fields': ['specific.study-field', 'study'],
  skills: ['specific.skill', 'skill'],
  'exam-types': ['specific.exam-type', 'exam'],
  callings: ['specific.calling', 'calling'],
  strengths: ['specific.strength', 'strength'],
  habits: ['specific.habit', 'habit'],
  'money-habits': ['specific.money-habit', 'moneyHabit'],
  practices: ['specific.practice', 'practice'],
  approaches: ['specific.approach', 'approach'],
  'home-approaches': ['specific.approach', 'approach'],
  frictions: ['specific.friction', 'friction'],
  supports: ['specific.support', 'support'],
  'partner-interests': ['specific.partner-interest', 'interest'],
} as const satisfies Record<RankedKind, readonly [FindingId, keyof typeof EVIDENCE_VALUES]>;

const REASONED: ReadonlySet<FindingId> = new Set([
  'specific.work-field',
  'specific.study-field',
  'specific.skill',
  'specific.exam-type',
  'specific.calling',
  'specific.strength',
]);

/** Makes the specific of a ranked subject: findings of its highest-ranked grahas. */
export const ranked =
  (kind: RankedKind): Specific =>
  (input) => {
    const spec = RANK_SPECS[kind];
    const [id, list] = FINDING_OF_KIND[kind];
    const tell = ({ graha, because }: Ranked, index: number): Finding => {
      const element = ELEMENTS.indexOf(elementOf(input.reading.chart.grahas[graha].rashi));
      const evidence = {
        rank: index + 1,
        graha,
        [list]: wordOf<unknown>(EVIDENCE_VALUES[list], graha, element),
        ...(REASONED.has(id) ? { because } : {}),
      };
      return finding(id, 0, evidence as unknown as EvidenceOf<typeof id>, spec.source);
    };
    return rank(spec, input).map(tell);
  };
