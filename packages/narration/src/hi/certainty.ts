import type { CertaintyWords } from '../telling/certainty.ts';
import { countInWords } from './words/numbers.ts';

/** Sentences on how sure an answer is. */
export const CERTAINTY_WORDS: CertaintyWords = {
  weights: {
    high: 'यह उत्तर ठोस आधार पर टिका है।',
    medium: 'यह ठीक-ठाक संकेत है।',
    low: 'इसे बस एक इशारा समझें।',
  },
  noSteps: 'कुंडली का कोई भी हिस्सा यहाँ साफ़ नहीं बोलता।',
  oneStep: 'यहाँ कुंडली का सिर्फ़ एक हिस्सा बोलता है।',
  allAgree: (of) => `कुंडली के सभी ${countInWords(of)} चरण एकमत हैं।`,
  someAgree: (agree, of) =>
    `कुंडली के ${countInWords(of)} में से ${agree === 0 ? 'कोई भी चरण इस उत्तर से सहमत नहीं है' : `${countInWords(agree)} ${agree === 1 ? 'चरण सहमत है' : 'चरण सहमत हैं'}`}।`,
  fragile: 'जन्म के समय में छोटी-सी ग़लती भी सीधा उत्तर बदल सकती है, इसलिए हो सके तो समय की जाँच कर लें।',
  holds: (minutes) => `जन्म-समय ${countInWords(minutes)} मिनट हटे, तो भी सीधा उत्तर टिकता है।`,
  leftOut:
    'जन्म का समय मालूम नहीं है, इसलिए भाव चंद्रमा से गिने गए हैं; उदय राशि और सूक्ष्म कुंडलियाँ छोड़ दी गई हैं।',
  wholeDay: 'उस पूरे दिन के लिए सीधा उत्तर यही है।',
  partOfDay: (percent) => `उस दिन के लगभग ${percent} प्रतिशत हिस्से के लिए सीधा उत्तर यही है।`,
};
