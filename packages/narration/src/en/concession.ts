import type { Weighing } from '@dhruva/jyotish';

type Reasons = Readonly<Record<Weighing['by'], Readonly<Record<Weighing['leads'], string>>>>;

const REASONS: Reasons = {
  nature: {
    for: 'its help weighs more, because in your chart it means well by the houses it rules',
    against: 'its demands weigh more, because in your chart it rules hard houses',
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

/** "Even so, Mars rules your sixth house[duties]; its help weighs more, because it is strong." */
export const concession = (clause: string, { leads, by }: Weighing): string =>
  `Even so, ${clause}; ${REASONS[by][leads]}.`;
