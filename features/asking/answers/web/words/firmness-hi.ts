import type { FirmnessWords, WhoseBirth } from './answer-labels.ts';

/** `born`: whose birth is moved; `time`: the time that may be off. */
const timedWords = (born: string, time: string): FirmnessWords['timed'] => ({
  firm: (minutes) => `पक्का: ${born} ${minutes} मिनट पहले या बाद में हुआ हो, तो भी यही रहेगा।`,
  fair: (minutes) =>
    `काफ़ी पक्का: ${born} ${minutes} मिनट पहले या बाद में हुआ हो, तो भी यही रहेगा, पर उससे बहुत ज़्यादा में नहीं।`,
  hint: (minutes) =>
    minutes === 0
      ? `एक संकेत: ${time} एक मिनट भी हटे, तो यह बदल सकता है।`
      : `एक संकेत: ${born} ${minutes} मिनट पहले या बाद में हुआ हो, तो भी यही रहेगा, पर उससे ज़्यादा में बदल सकता है।`,
});

const ONE_BIRTH: FirmnessWords = {
  timed: timedWords('जन्म', 'जन्म का समय'),
  untimed: {
    firm: (percent) =>
      `जन्म का समय मालूम न होने पर भी पक्का: उस दिन के ${percent}% समय के लिए यही रहता है।`,
    fair: (percent) => `काफ़ी पक्का: जन्म का समय जाने बिना यह उस दिन के ${percent}% समय के लिए टिकता है।`,
    hint: (percent) => `एक संकेत: जन्म का समय जाने बिना यह उस दिन के ${percent}% समय के लिए टिकता है।`,
  },
  notSold: (percent) =>
    `जन्म का समय जाने बिना यह उत्तर उस दिन के सिर्फ़ ${percent}% समय के लिए टिकता। 60% से कम पर हम उत्तर नहीं देते: न पैसे लगते हैं, न मुफ़्त सवाल ख़र्च होता है। जन्म का समय मिल जाए, तो यह सवाल पूछा जा सकता है।`,
  instead: 'इस जन्म के लिए ये सवाल समय जाने बिना भी टिकते हैं:',
  noneHolds: 'समय जाने बिना कोई और सवाल भी उस दिन के ज़्यादातर समय के लिए नहीं टिकता।',
};

/** How firm an answer would be, in Hindi. */
export const FIRMNESS_HI: Readonly<Record<WhoseBirth, FirmnessWords>> = {
  self: ONE_BIRTH,
  other: ONE_BIRTH,
  two: {
    timed: timedWords('दोनों में से किसी का भी जन्म', 'दोनों में से किसी के भी जन्म का समय'),
    untimed: {
      firm: (percent) =>
        `जन्म का जो समय मालूम नहीं, उसके बिना भी पक्का: उस दिन के ${percent}% समय के लिए यही रहता है।`,
      fair: (percent) =>
        `काफ़ी पक्का: जन्म का जो समय मालूम नहीं, उसके बिना यह उस दिन के ${percent}% समय के लिए टिकता है।`,
      hint: (percent) =>
        `एक संकेत: जन्म का जो समय मालूम नहीं, उसके बिना यह उस दिन के ${percent}% समय के लिए टिकता है।`,
    },
    notSold: (percent) =>
      `जन्म का जो समय मालूम नहीं, उसके बिना यह उत्तर उस दिन के सिर्फ़ ${percent}% समय के लिए टिकता। 60% से कम पर हम उत्तर नहीं देते, और पैसे नहीं लगते। जन्म का समय मिल जाए, तो यह सवाल पूछा जा सकता है।`,
    instead: 'ये सवाल उसके बिना भी टिकते हैं:',
    noneHolds: 'उसके बिना दो लोगों का कोई और सवाल भी उस दिन के ज़्यादातर समय के लिए नहीं टिकता।',
  },
};
