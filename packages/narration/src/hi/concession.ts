import type { Weighing } from '@dhruva/jyotish';

type Reasons = Readonly<Record<Weighing['by'], Readonly<Record<Weighing['leads'], string>>>>;

const REASONS: Reasons = {
  nature: {
    for: 'पर उसकी मदद का पलड़ा भारी है, क्योंकि वह इस कुंडली में शुभ भावों का स्वामी है',
    against: 'पर उसकी अड़चन का पलड़ा भारी है, क्योंकि वह इस कुंडली में कठिन भावों का स्वामी है',
  },
  strength: {
    for: 'पर उसकी मदद का पलड़ा भारी है, क्योंकि वह बलवान है',
    against: 'पर उसकी अड़चन का पलड़ा भारी है, क्योंकि उसमें बल कम है',
  },
  place: {
    for: 'पर उसकी मदद का पलड़ा भारी है, क्योंकि वह अच्छी जगह बैठा है',
    against: 'पर उसकी अड़चन का पलड़ा भारी है, क्योंकि वह कठिन जगह बैठा है',
  },
};

/** "साथ ही, मंगल आपके छठे भाव का स्वामी है, पर उसकी मदद का पलड़ा भारी है, क्योंकि वह बलवान है।" */
export const concession = (clause: string, { leads, by }: Weighing): string =>
  `साथ ही, ${clause}, ${REASONS[by][leads]}।`;
