import type { SpecificKind } from '../plans/plan.types.ts';
import type { RankSpec } from './rank.ts';

export type RankedKind = Extract<
  SpecificKind,
  | 'work-fields'
  | 'growth-fields'
  | 'study-fields'
  | 'skills'
  | 'exam-types'
  | 'callings'
  | 'strengths'
  | 'habits'
  | 'money-habits'
  | 'practices'
  | 'approaches'
  | 'home-approaches'
  | 'frictions'
  | 'supports'
  | 'partner-interests'
>;

/**
 * How grahas are ranked for each subject, by houses and natural significations (weights
 * ours).
 */
export const RANK_SPECS: Readonly<Record<RankedKind, RankSpec>> = {
  'work-fields': {
    by: 'strength',
    count: 3,
    houses: { 10: 1.5, 1: 0.6, 6: 0.6 },
    navamsaOf: 10,
    varga: [10, 10],
    because:
      'The tenth is work itself; the first is the person who does it, the sixth daily service, both lighter.',
    source: 'PD 5; BPHS 21',
  },
  'growth-fields': {
    by: 'strength',
    count: 3,
    houses: { 10: 1.2, 11: 1.2, 9: 0.8, 2: 0.4 },
    navamsaOf: 10,
    varga: [10, 1],
    atmaKaraka: 1,
    because:
      'A field grows where work meets gain: tenth and eleventh alike, then fortune; the soul’s graha shows what one rises by.',
    source: 'PD 5; HTJ II',
  },
  'study-fields': {
    by: 'strength',
    count: 3,
    houses: { 5: 1.4, 4: 1, 9: 1, 10: 0.4 },
    varga: [24, 5],
    natural: { mercury: 0.5, jupiter: 0.5 },
    because:
      'The fifth is learning, the fourth schooling, the ninth higher study; the tenth, what it is for, weighs least.',
    source: 'BPHS 15-16; HTJ I',
  },
  skills: {
    by: 'strength',
    count: 2,
    houses: { 3: 1.4, 5: 0.6, 10: 0.6 },
    natural: { mercury: 0.5, mars: 0.5 },
    runningLord: 2,
    because:
      'The third is the hands and their practice; a graha whose years run is practised now, so it weighs most.',
    source: 'BPHS 14; HTJ I',
  },
  'exam-types': {
    by: 'strength',
    count: 2,
    houses: { 6: 1.2, 10: 1.2, 5: 0.6, 9: 0.6 },
    varga: [10, 10],
    natural: { sun: 0.6, mars: 0.4 },
    sevenOnly: true,
    because:
      'Examinations for posts are won from rivals (sixth) and end in office (tenth); the Sun is the state, Mars the contest.',
    source: 'BPHS 39-40; HTJ II',
  },
  callings: {
    by: 'strength',
    count: 2,
    houses: { 9: 1.3, 5: 0.8, 1: 0.8, 10: 0.6 },
    varga: [20, 9],
    atmaKaraka: 1.8,
    nearAtmaKaraka: 1.2,
    because:
      'Jaimini reads a calling from the soul’s graha and what stands by it, so these lead; then the houses of dharma.',
    source: 'BPHS 20, 32-33',
  },
  strengths: {
    by: 'strength',
    count: 3,
    houses: { 1: 1.4, 5: 0.5, 9: 0.5, 10: 0.6 },
    atmaKaraka: 1,
    // Nearly as much as a place in the first house: measured strength is what counts here.
    strongestOfAll: 2.5,
    because:
      'What one is (the first) and what is measurably strongest; other good houses only add.',
    source: 'BPHS 12, 27; HTJ I',
  },
  habits: {
    by: 'strain',
    count: 2,
    houses: { 1: 1, 6: 0.6, 12: 0.6, 8: 0.6 },
    runningLord: 0.6,
    because: 'What burdens the self and the houses of strain; a running period makes a habit felt.',
    source: 'BPHS 12; PD 15',
  },
  'money-habits': {
    by: 'strain',
    count: 2,
    houses: { 2: 1.2, 12: 1.2, 5: 0.5 },
    natural: { rahu: 0.4, venus: 0.4 },
    runningLord: 0.6,
    because:
      'The second keeps and the twelfth spends, alike; the fifth is the gamble; Rahu wants more and Venus comfort.',
    source: 'BPHS 13, 23; HTJ I-II',
  },
  practices: {
    by: 'strain',
    count: 2,
    houses: { 4: 1, 9: 0.6, 12: 0.6, 1: 0.6 },
    natural: { moon: 1, saturn: 0.3 },
    runningLord: 1,
    // The twelfth from the karakamsa shows a person's ishta devata.
    nearAtmaKaraka: 1.2,
    because:
      'A practice answers what troubles the mind: the fourth and the Moon lead, and the graha whose years run.',
    source: 'BPHS 20, 33; PD 27',
  },
  approaches: {
    by: 'strength',
    count: 2,
    natural: { venus: 0.8, jupiter: 0.6, moon: 0.6, mercury: 0.4 },
    runningLord: 0.8,
    because:
      'How to come near somebody follows the houses asked about; Venus leads as the graha of love, the running lord colours the day.',
    source: 'PD 10; HTJ II',
  },
  'home-approaches': {
    by: 'strength',
    count: 2,
    houses: { 4: 1.4, 2: 1, 5: 0.5, 9: 0.5 },
    natural: { moon: 0.8, jupiter: 0.8, venus: 0.4 },
    runningLord: 0.8,
    because:
      'The fourth is the home, the second the family at table; Moon and Jupiter care for both.',
    source: 'BPHS 15; HTJ I',
  },
  frictions: {
    by: 'strain',
    count: 2,
    natural: { mars: 0.4 },
    runningLord: 0.8,
    because:
      'What burdens the houses asked about; Mars quarrels of himself, and a running lord is felt now.',
    source: 'PD 10; HTJ II',
  },
  supports: {
    by: 'strength',
    count: 2,
    houses: { 2: 1.2, 4: 1, 9: 0.7, 11: 0.7 },
    natural: { jupiter: 0.4, moon: 0.4 },
    runningLord: 1,
    because:
      'Family (second) and home (fourth) hold a person first, elders and friends after; a running lord is near at hand.',
    source: 'BPHS 13, 15; HTJ I',
  },
  'partner-interests': {
    by: 'strength',
    count: 2,
    houses: { 7: 1.5, 11: 0.7, 9: 0.5 },
    navamsaOf: 7,
    varga: [9, 7],
    because:
      'The seventh is the partner, by lord, place and navamsa; friends and journeys are shared interests.',
    source: 'BPHS 18; PD 10',
  },
};
