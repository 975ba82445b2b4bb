import type { Dignity } from '../../vocabulary.ts';

/** Points of the dignities that make a finding (ours; the order of BPHS 3). */
export const DIGNITY_POINTS: Readonly<Partial<Record<Dignity, number>>> = {
  exalted: 2,
  moolatrikona: 1.6,
  own: 1.5,
  'great-friend': 0.6,
  'great-enemy': -0.8,
  debilitated: -2,
};
