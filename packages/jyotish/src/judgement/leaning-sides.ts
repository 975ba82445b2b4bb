import { LORDS_GONE_FAR } from './areas/foreign.ts';
import { DARA_WITH_PUTRA } from './areas/love-marriage.ts';
import type { EvidenceOf } from './finding-ids.ts';
import type { SpecificKind } from './plans/plan.types.ts';
import type { Side } from './side.ts';

type End = EvidenceOf<'specific.leaning'>['towards'];
export type LeaningKind = Extract<
  SpecificKind,
  | 'job-or-business'
  | 'love-or-arranged'
  | 'save-or-spend'
  | 'steady-or-risk'
  | 'sell-or-renovate'
  | 'stay-or-move'
  | 'stay-or-change'
  | 'settle-or-return'
  | 'alone-or-partner'
>;

export interface Leaning {
  readonly ends: readonly [End, End];
  readonly first: Side;
  readonly second: Side;
  /**
   * The option that agrees with a supportive answer: leaning and trend must not contradict each
   * other.
   */
  readonly supported?: 'first' | 'second';
  /** Why the houses and grahas of the two options weigh as they do. */
  readonly because: string;
  readonly source: string;
}

/** Choices that questions weigh, each option with its houses and grahas; weights ours. */
export const LEANINGS: Readonly<Record<LeaningKind, Leaning>> = {
  'job-or-business': {
    ends: ['job', 'business'],
    supported: 'second',
    first: {
      houses: { 6: 3, 10: 2 },
      grahas: { saturn: 3, sun: 1 },
      rules: [{ if: 'lords-linked', a: 6, b: 10, side: 'for', weight: 3, source: 'HTJ II' }],
    },
    second: {
      houses: { 7: 3, 11: 1, 3: 1 },
      grahas: { mercury: 3 },
      rules: [
        { if: 'lords-linked', a: 7, b: 10, side: 'for', weight: 3, source: 'HTJ II' },
        { if: 'lords-linked', a: 7, b: 11, side: 'for', weight: 2, source: 'HTJ II' },
      ],
    },
    because:
      'Service is the sixth and Saturn, trade the seventh and Mercury; the tenth belongs to both and counts, lightly, for the post.',
    source: 'BPHS 18, 21; HTJ II',
  },
  'love-or-arranged': {
    ends: ['love', 'arranged'],
    first: {
      houses: { 5: 3, 11: 1 },
      grahas: { venus: 2, rahu: 1, moon: 1 },
      rules: [
        { if: 'lords-linked', a: 5, b: 7, side: 'for', weight: 3, source: 'HTJ II' },
        { if: 'graha-in', graha: 'rahu', houses: [5, 7], side: 'for', weight: 3, source: 'HTJ II' },
        {
          if: 'grahas-linked',
          graha: 'rahu',
          other: 'venus',
          side: 'for',
          weight: 3,
          source: 'HTJ II',
        },
        {
          if: 'grahas-linked',
          graha: 'mars',
          other: 'venus',
          side: 'for',
          weight: 2,
          source: 'SV',
        },
        DARA_WITH_PUTRA,
      ],
    },
    second: {
      houses: { 9: 3, 2: 2 },
      grahas: { jupiter: 3 },
      rules: [
        { if: 'lords-linked', a: 7, b: 9, side: 'for', weight: 3, source: 'HTJ II' },
        { if: 'graha-in', graha: 'jupiter', houses: [7], side: 'for', weight: 3, source: 'HTJ II' },
        {
          if: 'graha-aspects',
          graha: 'jupiter',
          houses: [7],
          side: 'for',
          weight: 2,
          source: 'HTJ II',
        },
      ],
    },
    because:
      'Romance is the fifth, elders and custom the ninth; what ties the seventh to either speaks as loudly as the house.',
    source: 'HTJ II; SV',
  },
  'save-or-spend': {
    ends: ['save', 'spend'],
    supported: 'second',
    first: { houses: { 2: 3, 11: 1 }, grahas: { jupiter: 2, saturn: 1 } },
    second: { houses: { 12: 3, 4: 1, 5: 1 }, grahas: { venus: 2, mars: 1 } },
    because:
      'The second keeps, the twelfth lets go; the grahas of patience and of pleasure weigh beside them.',
    source: 'BPHS 13, 23; HTJ I-II',
  },
  'steady-or-risk': {
    ends: ['steady', 'risk'],
    supported: 'second',
    first: { houses: { 2: 3, 4: 1 }, grahas: { saturn: 2, jupiter: 2 } },
    second: { houses: { 5: 3, 8: 2, 11: 1 }, grahas: { rahu: 2, mars: 1, mercury: 1 } },
    because:
      'What is kept (second) against what is staked (fifth) and what comes from others (eighth).',
    source: 'BPHS 13, 41; HTJ I-II',
  },
  'sell-or-renovate': {
    ends: ['sell', 'renovate'],
    first: { houses: { 3: 3, 12: 2, 7: 1 }, grahas: { mercury: 2, rahu: 1 } },
    second: { houses: { 4: 3, 10: 1 }, grahas: { mars: 2, saturn: 1, venus: 1 } },
    because:
      'To sell is a bargain struck and a thing let go (third, twelfth); to renovate is work on the house itself (fourth, Mars).',
    source: 'BPHS 15; HTJ I',
  },
  'stay-or-move': {
    ends: ['stay', 'move'],
    supported: 'second',
    first: {
      houses: { 4: 3, 2: 1 },
      grahas: { moon: 2, saturn: 1 },
      rules: [{ if: 'lord-in', lord: 4, houses: [4], side: 'for', weight: 3, source: 'HTJ I' }],
    },
    second: { houses: { 3: 3, 12: 2, 9: 1 }, grahas: { rahu: 2, mercury: 1 } },
    because:
      'The fourth is the place one lives in; the third leaves it (twelfth from the fourth), the twelfth goes far.',
    source: 'BPHS 15; HTJ I-II',
  },
  'stay-or-change': {
    ends: ['stay', 'change'],
    supported: 'second',
    first: { houses: { 10: 3, 6: 2 }, grahas: { saturn: 3 } },
    second: { houses: { 3: 3, 9: 2, 8: 1 }, grahas: { rahu: 2, mercury: 1 } },
    because:
      'The tenth and sixth are the present post, and Saturn perseveres; the third and ninth move on, the eighth breaks off.',
    source: 'BPHS 21; HTJ II',
  },
  'settle-or-return': {
    ends: ['settle', 'return'],
    supported: 'first',
    first: {
      houses: { 12: 3, 7: 2, 9: 1 },
      grahas: { rahu: 3 },
      rules: [
        {
          if: 'lord-in',
          lord: 4,
          houses: [6, 8, 9, 12],
          side: 'for',
          weight: 3,
          source: 'HTJ II',
        },
        { if: 'lord-in', lord: 1, houses: [7, 9, 12], side: 'for', weight: 3, source: 'HTJ II' },
        ...LORDS_GONE_FAR,
      ],
    },
    second: {
      houses: { 4: 3, 2: 1 },
      grahas: { moon: 2, jupiter: 1 },
      rules: [
        { if: 'lord-in', lord: 4, houses: [4], side: 'for', weight: 3, source: 'HTJ I' },
        {
          if: 'graha-aspects',
          graha: 'jupiter',
          houses: [4],
          side: 'for',
          weight: 2,
          source: 'HTJ I',
        },
        {
          if: 'lord-in-varga',
          lord: 12,
          varga: 9,
          at: [4],
          side: 'for',
          weight: 2,
          source: 'PVR 13',
        },
        {
          if: 'lord-in-varga',
          lord: 4,
          varga: 9,
          at: [4],
          side: 'for',
          weight: 2,
          source: 'PVR 13',
        },
      ],
    },
    because:
      'The twelfth is the far country and the fourth the native place; where the lords of home and self went is a rule of its own.',
    source: 'BPHS 11, 23; HTJ II; PVR 13',
  },
  'alone-or-partner': {
    ends: ['alone', 'partner'],
    supported: 'second',
    first: { houses: { 1: 3, 3: 2 }, grahas: { sun: 2, mars: 1 } },
    second: {
      houses: { 7: 3, 11: 1 },
      grahas: { venus: 2, mercury: 1 },
      rules: [
        { if: 'lords-linked', a: 1, b: 7, side: 'for', weight: 3, source: 'BPHS 18' },
        { if: 'lords-entangled', a: 7, b: 6, side: 'against', weight: 3, source: 'HTJ II' },
      ],
    },
    because:
      'The first is oneself and the third one’s own effort; the seventh is the partner, and quarrels with the sixth speak against one.',
    source: 'BPHS 18; HTJ II',
  },
};
