import type { EvidenceOf } from '@dhruva/jyotish';
import type { Area, Trend } from '@dhruva/jyotish/vocabulary';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Themes of a period, in the oblique: before "का है". */
export const THEMES: WordsOf<EvidenceOf<'specific.period-asks'>['theme']> = {
  'responsibility-and-visibility': 'ज़िम्मेदारी लेने और सामने आने',
  'feelings-home-and-people': 'मन, घर और अपनों की देखभाल',
  'drive-and-decision': 'जोश और दो-टूक फ़ैसलों',
  'learning-trade-and-talk': 'सीखने, व्यापार और अच्छी बातचीत',
  'growth-and-guidance': 'आगे बढ़ने और सलाह लेने-देने',
  'relationships-and-comfort': 'रिश्तों और अपनी ख़ुशी का ध्यान रखने',
  'work-patience-and-order': 'मेहनत, धीरज और सलीक़े',
  'ambition-and-change': 'बड़े इरादों और बदलाव को अपनाने',
  'letting-go-and-depth': 'गहराई में उतरने और बीती बातें छोड़ने',
};

/**
 * Kinds of turning points: the periods are feminine and stand after "की", the others are grahas.
 */
export const TURNS: WordsOf<EvidenceOf<'specific.turning-point'>['turn']> = {
  'md-begins': 'महादशा[ग्रह का लंबा दौर]',
  'ad-begins': 'अंतर्दशा[महादशा के भीतर का समय]',
  'jupiter-enters': 'बृहस्पति',
  'saturn-enters': 'शनि',
  'rahu-enters': 'राहु',
};

/** Options of questions that weigh a choice, before a postposition: "नौकरी को", "रुकने की ओर". */
export const LEANINGS: WordsOf<EvidenceOf<'specific.leaning'>['towards']> = {
  job: 'नौकरी',
  business: 'अपने कारोबार',
  love: 'प्रेम विवाह',
  arranged: 'परिवार की पसंद के विवाह',
  save: 'बचत करने',
  spend: 'सोच-समझकर बड़ा ख़र्च करने',
  steady: 'नियमित बचत',
  risk: 'नपे-तुले जोखिम',
  sell: 'बेचने',
  renovate: 'मरम्मत कराने',
  stay: 'यहीं बने रहने',
  move: 'जगह बदलने',
  change: 'बदलाव करने',
  settle: 'विदेश में बसने',
  return: 'अपने देश में रहने',
  alone: 'अकेले काम करने',
  partner: 'साझेदार के साथ काम करने',
  speak: 'मन की बात कहने',
  begin: 'शुरू करने',
  wait: 'रुकने',
};

/** Life areas in the overview of the coming months, before a postposition. */
export const LANES: WordsOf<Area> = {
  'career-job': 'काम',
  'government-job': 'सरकारी नौकरी',
  business: 'कारोबार',
  wealth: 'पैसों',
  'marriage-timing': 'शादी',
  'love-marriage': 'प्रेम',
  'spouse-nature': 'साथ के जीवन',
  'marital-harmony': 'साथ के जीवन',
  children: 'बच्चों से रिश्ते',
  education: 'पढ़ाई',
  foreign: 'सफ़र',
  'property-vehicle': 'घर और संपत्ति',
  family: 'परिवार',
  'spirituality-luck': 'मन की शांति',
  'overall-timeline': 'रोज़मर्रा के जीवन',
  self: 'आपके हौसले',
};

/** Trends of a life area, feminine: after "… की स्थिति". */
export const LANE_TRENDS: WordsOf<Trend> = {
  'very-supportive': 'बहुत अच्छी',
  supportive: 'अच्छी',
  mixed: 'मिली-जुली',
  demanding: 'मेहनत वाली',
  'very-demanding': 'बहुत मेहनत वाली',
};
