import type { Weighing } from '@dhruva/jyotish';
import { isNode } from '../telling/nodes.ts';

type Reasons = Readonly<Record<Weighing['by'], Readonly<Record<Weighing['leads'], string>>>>;

const REASONS: Reasons = {
  nature: {
    for: 'फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि इस कुंडली में वह शुभ भावों का स्वामी है',
    against:
      'फिर भी उससे मदद कम और अड़चन ज़्यादा है, क्योंकि जिन भावों का वह स्वामी है, उनका फल मेहनत के बाद ही मिलता है',
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

/** A node rules no house: it acts as the lord of its sign does (BPHS 34). */
const OF_NODE: Reasons['nature'] = {
  for: 'फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि वह अपनी राशि के स्वामी जैसा फल देता है, जो इस कुंडली में शुभ है',
  against:
    'फिर भी उससे मदद कम और अड़चन ज़्यादा है, क्योंकि वह अपनी राशि के स्वामी जैसा फल देता है, जो मेहनत के बाद ही मिलता है',
};

/** "हालाँकि मंगल आपके छठे भाव का स्वामी है, फिर भी उससे अड़चन कम और मदद ज़्यादा है, क्योंकि वह बलवान है।" */
export const concession = (clause: string, { graha, leads, by }: Weighing): string => {
  const reasons = by === 'nature' && isNode(graha) ? OF_NODE : REASONS[by];
  return `हालाँकि ${clause}, ${reasons[leads]}।`;
};
