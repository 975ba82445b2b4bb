import type { Weighing } from '@dhruva/jyotish';
import { isNode } from '../telling/nodes.ts';

type Reasons = Readonly<Record<Weighing['by'], Readonly<Record<Weighing['leads'], string>>>>;

const REASONS: Reasons = {
  nature: {
    for: 'its help weighs more, because in your chart it means well by the houses it rules',
    against: 'its demands weigh more, because by the houses it rules it asks before it gives',
  },
  strength: {
    for: 'its help weighs more, because it is strong',
    against: 'its demands weigh more, because it has little strength',
  },
  place: {
    for: 'its help weighs more, because it stands in a good place',
    against: 'its demands weigh more, because it stands in a hard place',
  },
};

/** A node rules no house: it acts as the lord of its sign does (BPHS 34). */
const OF_NODE: Reasons['nature'] = {
  for: 'its help weighs more, because the lord of its sign means well by the houses it rules',
  against: 'its demands weigh more, because the lord of its sign asks before it gives',
};

/** "Even so, Mars rules your sixth house[duties]; its help weighs more, because it is strong." */
export const concession = (clause: string, { graha, leads, by }: Weighing): string => {
  const reasons = by === 'nature' && isNode(graha) ? OF_NODE : REASONS[by];
  return `Even so, ${clause}; ${reasons[leads]}.`;
};
