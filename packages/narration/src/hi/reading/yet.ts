import type { Leads, Margin, ReadingWords } from '../../telling/everyday/reading-words.ts';

/** A statement on the other side between what begins it and which side weighs more. */
const AROUND: Readonly<Record<Leads, Readonly<Record<Margin, readonly [string, string]>>>> = {
  for: {
    clear: ['हालाँकि', 'फिर भी कुल मिलाकर पलड़ा साफ़ आपके पक्ष में है'],
    plain: ['हालाँकि', 'फिर भी कुल मिलाकर पलड़ा आपके पक्ष में है'],
    narrow: ['हालाँकि', 'फिर भी पलड़ा थोड़ा आपके पक्ष में है'],
    even: ['दूसरी ओर,', 'और दोनों पलड़े लगभग बराबर हैं'],
  },
  against: {
    clear: ['अच्छी बात यह है कि', 'पर अभी अड़चनें कहीं ज़्यादा हैं'],
    plain: ['अच्छी बात यह है कि', 'पर अभी अड़चनें ज़्यादा हैं'],
    narrow: ['अच्छी बात यह है कि', 'पर अभी अड़चनें थोड़ी ज़्यादा हैं'],
    even: ['दूसरी ओर,', 'और दोनों पलड़े लगभग बराबर हैं'],
  },
};

/** A statement on the other side, and which one weighs more. */
export const yet: ReadingWords<never>['yet'] = (text, leads, margin) => {
  const [begins, weighs] = AROUND[leads][margin];
  return `${begins} ${text}, ${weighs}।`;
};
