import type { Leads, Margin, ReadingWords } from '../../telling/everyday/reading-words.ts';

/** How a statement on the other side begins, by the side that leads. */
const BEGINS: Readonly<Record<Leads, string>> = {
  for: 'इतना ज़रूर है कि',
  against: 'अच्छी बात यह है कि',
};

/** What the side that leads outweighs, by how clearly. */
const WEIGHS: Readonly<Record<Leads, Readonly<Record<Margin, string>>>> = {
  for: {
    clear: 'पर मिलने वाली मदद के आगे यह छोटी बात है',
    plain: 'पर मदद का पलड़ा इससे भारी है',
    narrow: 'फिर भी मदद का पलड़ा थोड़ा भारी है',
    even: 'और दोनों पलड़े लगभग बराबर हैं',
  },
  against: {
    clear: 'पर फ़िलहाल अड़चनें इस सहारे से कहीं ज़्यादा हैं',
    plain: 'पर फ़िलहाल अड़चनों का पलड़ा भारी है',
    narrow: 'हालाँकि अड़चनों का पलड़ा अभी थोड़ा भारी है',
    even: 'और दोनों पलड़े लगभग बराबर हैं',
  },
};

/** A statement on the other side, and which one weighs more. */
export const yet: ReadingWords<never>['yet'] = (text, leads, margin) =>
  `${BEGINS[leads]} ${text}, ${WEIGHS[leads][margin]}।`;
