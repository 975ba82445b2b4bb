import type { CompatibilityQuestionId, Trend } from '@dhruva/jyotish/vocabulary';
import type { PairCertaintyWords, Whose } from '../../telling/pair/pair-locale.ts';
import type { ToleranceWords, WindowNotes } from '../../telling/direct/locale.ts';
import { YOU, type Person } from '../noun-phrases.ts';
import { countInWords } from '../words/numbers.ts';
import type { OtherIn } from './people.ts';

/** What each step of the trend means between two charts. */
export const PAIR_TREND_TEXTS: Readonly<Record<Trend, string>> = {
  'very-supportive': 'बहुत अनुकूल: दोनों कुंडलियों के बीच मदद करने वाली बातें अड़चनों से दुगुनी से भी ज़्यादा हैं।',
  supportive: 'अनुकूल: दोनों कुंडलियों के बीच मदद करने वाली बातें अड़चनों से साफ़ तौर पर ज़्यादा हैं।',
  mixed: 'मिला-जुला: दोनों कुंडलियों के बीच मदद अड़चनों से थोड़ी ज़्यादा है या उनके बराबर।',
  demanding: 'राह कठिन है: दोनों कुंडलियों के बीच अड़चनें ज़्यादा हैं, इसलिए मेहनत चाहिए।',
  'very-demanding':
    'राह बहुत कठिन है: दोनों कुंडलियों के बीच अड़चनें कहीं ज़्यादा हैं, इसलिए धीरज रखना और एक-दूसरे का ख़याल रखना होगा।',
};

/** Short, and about the matter: a trend, not a guarantee. */
export const PAIR_CAVEATS: Readonly<Record<CompatibilityQuestionId, string>> = {
  'relationship-strength': 'यह रुझान है, गारंटी नहीं; आप दोनों का एक-दूसरे से बर्ताव ज़्यादा मायने रखता है।',
  'relationship-issues': 'यह रुझान है, गारंटी नहीं; समय रहते पहचानी गई उलझन आधी सुलझ जाती है।',
  'spouse-compatibility':
    'यह रुझान है, गारंटी नहीं; शादी अंकों से न बनती है, न बिगड़ती है, उसे दो लोग बनाते हैं।',
  'strengths-and-weaknesses': 'यह झुकाव है, ठप्पा या गारंटी नहीं; इंसान बदलता और बढ़ता है।',
  'business-partnership':
    'यह रुझान है, गारंटी नहीं, और कारोबारी सलाह भी नहीं; हिसाब और काग़ज़ ध्यान से जाँचें।',
  'parents-together':
    'यह रुझान है, गारंटी नहीं; ख़याल रखने के ढंग अलग हो सकते हैं, पर बच्चों को दोनों की ज़रूरत है।',
};

/** "आपके", "दूसरे व्यक्ति के" */
const ofPerson = (whose: 'self' | 'other', other: Person): string =>
  (whose === 'self' ? YOU : other).of.oblique;

const whoseTime = (whose: Whose, other: Person): string =>
  `${whose === 'both' ? 'दोनों के' : ofPerson(whose, other)} जन्म का समय मालूम नहीं है`;

/** The part of a day of birth for whose hours an answer holds, before "के लिए". */
const partOfDay = (whose: 'self' | 'other', other: Person, percent: number): string =>
  `${ofPerson(whose, other)} जन्म के ${percent === 100 ? 'पूरे दिन' : `दिन के लगभग ${percent} प्रतिशत हिस्से`}`;

/** The same of two days, each tried with the other time as told; the weaker counts. */
const partOfBoth = (percent: number): string =>
  `जन्म के दोनों दिन बारी-बारी से जाँचे गए: ${percent === 100 ? 'दोनों पूरे दिनों' : `हर एक के कम से कम लगभग ${percent} प्रतिशत हिस्से`}`;

/** The error of either birth time under which an answer holds. */
export const pairCertaintyWords = (otherIn: OtherIn): PairCertaintyWords => ({
  fragile: 'किसी एक के भी जन्म के समय में ज़रा-सा फ़र्क़ मुख्य उत्तर बदल सकता है, इसलिए दोनों समय जाँच लें।',
  holds: (minutes) =>
    `दोनों में से किसी के भी जन्म का समय ${countInWords(minutes)} मिनट आगे-पीछे हो, तब भी मुख्य उत्तर यही रहता है।`,
  unknown: (whose, question, percent) => {
    const other = otherIn(question);
    const part = whose === 'both' ? partOfBoth(percent) : partOfDay(whose, other, percent);
    return `${whoseTime(whose, other)}, इसलिए कुंडलियों के बीच की बातें चंद्रमा से गिनी गई हैं; लग्न और सूक्ष्म कुंडलियाँ छोड़ दी गई हैं। ${part} के लिए मुख्य उत्तर यही है।`;
  },
});

/** A line about the windows as a whole. */
export const PAIR_WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `यह उत्तर ${horizon} के लिए है।`,
  withoutTime:
    'दोनों के जन्म का समय मालूम न हो, तो महीने नहीं बताए जा सकते, क्योंकि ग्रहों की दशाएँ उसी से गिनी जाती हैं।',
  none: (horizon) =>
    `${horizon} में आप दोनों के लिए कोई ख़ास समय नहीं उभरता, क्योंकि इस बीच दोनों कुंडलियों की दशा और गोचर कभी देर तक एक साथ अच्छे नहीं रहते।`,
};

/** The error of either birth time under which a window holds. */
export const PAIR_TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) =>
    `दोनों में से किसी के भी जन्म का समय ${countInWords(minutes)} मिनट आगे-पीछे हो, तब भी यह अवधि यही रहती है।`,
  moves: 'दोनों में से किसी के भी जन्म का समय दो मिनट भी आगे-पीछे हो, तो यह अवधि बदल जाती है।',
};
