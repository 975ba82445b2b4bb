import type { Leads, Margin, ReadingWords } from '../../telling/everyday/reading-words.ts';

/** A statement on the other side between what begins it and which side weighs more. */
const AROUND: Readonly<Record<Leads, Readonly<Record<Margin, readonly [string, string]>>>> = {
  for: {
    clear: ['हालाँकि', 'फिर भी मदद इससे कहीं ज़्यादा है'],
    plain: ['हालाँकि', 'फिर भी मदद का पलड़ा भारी है'],
    narrow: ['हालाँकि', 'फिर भी मदद का पलड़ा थोड़ा भारी है'],
    even: ['दूसरी ओर,', 'और दोनों पलड़े लगभग बराबर हैं'],
  },
  against: {
    clear: ['अच्छी बात यह है कि', 'पर अभी अड़चनें इससे कहीं ज़्यादा हैं'],
    plain: ['अच्छी बात यह है कि', 'पर अभी अड़चनों का पलड़ा भारी है'],
    narrow: ['अच्छी बात यह है कि', 'हालाँकि अड़चनों का पलड़ा अभी थोड़ा भारी है'],
    even: ['दूसरी ओर,', 'और दोनों पलड़े लगभग बराबर हैं'],
  },
};

/** A statement on the other side, and which one weighs more. */
export const yet: ReadingWords<never>['yet'] = (text, leads, margin) => {
  const [begins, weighs] = AROUND[leads][margin];
  return `${begins} ${text}, ${weighs}।`;
};
