import type { CertaintyWords } from '../telling/certainty.ts';
import { countInWords } from './words/numbers.ts';

/** "दोनों", "पाँचों": every one of so many. */
const ALL_OF: Readonly<Partial<Record<number, string>>> = {
  2: 'दोनों',
  3: 'तीनों',
  4: 'चारों',
  5: 'पाँचों',
};

/** A tolerance below this many minutes is told as a reason to check the birth time. */
const NEAR_MINUTES = 5;

/** Sentences on how sure an answer is. */
export const CERTAINTY_WORDS: CertaintyWords = {
  weights: {
    high: 'इस उत्तर का आधार ठोस है।',
    medium: 'आसार इसी के ज़्यादा हैं, पर बात पूरी तरह पक्की नहीं।',
    low: 'इसे बस एक इशारा समझें।',
  },
  noSteps: 'यहाँ कुंडली की किसी भी कसौटी से साफ़ संकेत नहीं मिलता।',
  oneStep: 'यहाँ कुंडली की सिर्फ़ एक कसौटी से संकेत मिलता है।',
  allAgree: (of) =>
    `यह बात कुंडली की ${ALL_OF[of] ?? `सभी ${countInWords(of)}`} कसौटियों पर खरी उतरती है।`,
  someAgree: (agree, of) =>
    `यह बात कुंडली की ${countInWords(of)} में से ${agree === 0 ? 'किसी भी कसौटी पर खरी नहीं उतरती' : `${countInWords(agree)} ${agree === 1 ? 'कसौटी' : 'कसौटियों'} पर खरी उतरती है`}।`,
  fragile: 'जन्म के समय में ज़रा-सा फ़र्क़ भी मुख्य उत्तर बदल सकता है, इसलिए हो सके तो समय की जाँच कर लें।',
  holds: (minutes) =>
    minutes < NEAR_MINUTES
      ? `जन्म के समय में ${countInWords(minutes)} मिनट से ज़्यादा का फ़र्क़ हो, तो उत्तर बदल सकता है, इसलिए हो सके तो समय की जाँच कर लें।`
      : `जन्म का समय ${countInWords(minutes)} मिनट आगे-पीछे हो, तब भी मुख्य उत्तर यही रहता है।`,
  leftOut: 'जन्म का समय मालूम नहीं है, इसलिए भाव चंद्रमा से गिने गए हैं; लग्न और सूक्ष्म कुंडलियाँ इसमें शामिल नहीं हैं।',
  wholeDay: 'उस दिन जन्म किसी भी समय हुआ हो, मुख्य उत्तर यही है।',
  partOfDay: (percent) => `उस दिन के लगभग ${percent} प्रतिशत समय के लिए मुख्य उत्तर यही है।`,
};
