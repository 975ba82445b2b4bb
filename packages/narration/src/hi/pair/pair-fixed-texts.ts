import type { CompatibilityQuestionId, Trend } from '@dhruva/jyotish/vocabulary';
import type { PairCertaintyWords, Whose } from '../../telling/pair/pair-locale.ts';
import type { ToleranceWords, WindowNotes } from '../../telling/direct/locale.ts';
import { YOU } from '../noun-phrases.ts';
import { countInWords } from '../words/numbers.ts';
import { otherIn } from './people.ts';

/** What each step of the trend means between two charts. */
export const PAIR_TREND_TEXTS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'बहुत अनुकूल: दोनों कुंडलियों के बीच रोकने वाली बातों से दुगुनी से ज़्यादा बातें मदद करती हैं।',
  supportive: 'अनुकूल: दोनों कुंडलियों के बीच मदद करने वाली बातें रोकने वाली बातों से साफ़ ज़्यादा हैं।',
  mixed: 'मिला-जुला: दोनों कुंडलियों के बीच मदद थोड़ी आगे है या बराबर।',
  demanding: 'राह कठिन है: दोनों कुंडलियों के बीच रोकने वाली बातें ज़्यादा हैं, इसलिए मेहनत चाहिए।',
  'very-demanding':
    'राह बहुत कठिन है: दोनों कुंडलियों के बीच रोकने वाली बातें कहीं ज़्यादा हैं, इसलिए धीरज और ख़याल चाहिए।',
};

/** Short, and about the matter: a trend, not a guarantee. */
export const PAIR_CAVEATS: Readonly<Record<CompatibilityQuestionId, string>> = {
  'relationship-strength': 'यह रुझान है, गारंटी नहीं; आप दोनों का एक-दूसरे से बर्ताव ज़्यादा मायने रखता है।',
  'relationship-issues': 'यह रुझान है, गारंटी नहीं; समय रहते पहचानी गई उलझन आधी सुलझ जाती है।',
  'spouse-compatibility':
    'यह रुझान है, गारंटी नहीं; शादी अंकों से न बनती है, न बिगड़ती है, उसे दो लोग बनाते हैं।',
  'strengths-and-weaknesses': 'यह झुकाव है, न ठप्पा, न गारंटी; इंसान बदलता और बढ़ता है।',
  'business-partnership':
    'यह रुझान है, गारंटी नहीं, और कारोबारी सलाह भी नहीं; हिसाब और काग़ज़ ध्यान से जाँचें।',
  'parents-together': 'यह रुझान है, गारंटी नहीं; बात बस ख़याल रखने के ढंग की है, और बच्चों को दोनों की ज़रूरत है।',
};

const whoseTime = (whose: Whose, question: CompatibilityQuestionId): string =>
  whose === 'both'
    ? 'दोनों के जन्म का समय मालूम नहीं है'
    : `${whose === 'self' ? YOU.of.oblique : otherIn(question).of.oblique} जन्म का समय मालूम नहीं है`;

/** The error of either birth time under which an answer holds. */
export const PAIR_CERTAINTY_WORDS: PairCertaintyWords = {
  fragile: 'जन्म-समय की छोटी-सी ग़लती भी सीधा उत्तर बदल सकती है, इसलिए दोनों समय जाँच लें।',
  holds: (minutes) => `कोई जन्म-समय ${countInWords(minutes)} मिनट हटे, तो भी सीधा उत्तर टिकता है।`,
  unknown: (whose, question, percent) => {
    const part =
      percent === 100
        ? 'जाँचे गए हर जन्म-समय के लिए'
        : `जाँचे गए जन्म-समयों में से लगभग ${percent} प्रतिशत के लिए`;
    return `${whoseTime(whose, question)}, इसलिए कुंडलियों के बीच की बातें चंद्रमा से गिनी गई हैं; लग्न और सूक्ष्म कुंडलियाँ छोड़ दी गई हैं। ${part} सीधा उत्तर यही है।`;
  },
};

/** A line about the windows as a whole. */
export const PAIR_WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `देखा गया समय: ${horizon}।`,
  withoutTime:
    'दोनों के जन्म का समय न होने पर महीने नहीं बताए जाते, क्योंकि ग्रहों की दशाएँ उसी के साथ आगे-पीछे होती हैं।',
  none: (horizon) =>
    `${horizon} में आप दोनों के लिए कोई दौर अलग से उभरकर नहीं आता: दोनों कुंडलियों की दशाएँ और गोचर किसी भी दौर में काफ़ी देर तक एकमत नहीं रहते।`,
};

/** The error of either birth time under which a window holds. */
export const PAIR_TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) => `कोई जन्म-समय ${countInWords(minutes)} मिनट हटे, तो भी टिकता है।`,
  moves: 'कोई जन्म-समय दो मिनट हटे, तो खिसकता है।',
};
