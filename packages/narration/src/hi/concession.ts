import type { Weighing } from '@dhruva/jyotish';

type Reasons = Readonly<Record<Weighing['by'], Readonly<Record<Weighing['leads'], string>>>>;

const REASONS: Reasons = {
  nature: {
    for: 'फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि इस कुंडली में वह शुभ भावों का स्वामी है',
    against: 'फिर भी उससे मदद कम और अड़चन ज़्यादा है, क्योंकि इस कुंडली में वह कठिन भावों का स्वामी है',
  },
  strength: {
    for: 'फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि वह बलवान है',
    against: 'फिर भी उससे मदद कम और अड़चन ज़्यादा है, क्योंकि उसमें बल कम है',
  },
  place: {
    for: 'फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि वह अच्छी जगह बैठा है',
    against: 'फिर भी उससे मदद कम और अड़चन ज़्यादा है, क्योंकि वह कठिन जगह बैठा है',
  },
};

/** "हालाँकि मंगल आपके छठे भाव का स्वामी है, फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि वह बलवान है।" */
export const concession = (clause: string, { leads, by }: Weighing): string =>
  `हालाँकि ${clause}, ${REASONS[by][leads]}।`;
