import { all, from, held, not, some, type Where } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const AROUND_LAGNA: Where = [2, 12];
const AROUND_MOON: Where = from('moon', 2, 12);

const shubha = (sides: Where) => all(held(sides, 'benefics'), not(some('malefics', sides)));
const papa = (sides: Where) => all(held(sides, 'malefics'), not(some('benefics', sides)));

/** Kartari yogas: grahas of one nature in the second and the twelfth. PD 6; BPHS 36. */
export const KARTARI_YOGAS = [
  {
    id: 'shubha-kartari',
    family: 'kartari',
    rule: shubha(AROUND_LAGNA),
    side: 'for',
    areas: ['self', 'overall-timeline'],
    source: 'PD 6; BPHS 36',
    percent: [0.1, 5],
  },
  {
    id: 'papa-kartari',
    family: 'kartari',
    rule: papa(AROUND_LAGNA),
    side: 'against',
    areas: ['self', 'overall-timeline'],
    source: 'PD 6; BPHS 36',
    percent: [4, 14],
  },
  {
    id: 'shubha-kartari-moon',
    family: 'kartari',
    rule: shubha(AROUND_MOON),
    side: 'for',
    areas: ['self', 'family'],
    source: 'PD 6',
    percent: [0.1, 5],
  },
  {
    id: 'papa-kartari-moon',
    family: 'kartari',
    rule: papa(AROUND_MOON),
    side: 'against',
    areas: ['self', 'family'],
    source: 'PD 6',
    percent: [4, 14],
  },
] as const satisfies readonly YogaRecord[];
