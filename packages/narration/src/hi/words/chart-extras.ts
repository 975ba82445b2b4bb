import type { EvidenceOf } from '@dhruva/jyotish';
import type { RashiIndex } from '@dhruva/jyotish/vocabulary';
import { countInWords } from './numbers.ts';

type WordsOf<T extends string | number> = Readonly<Record<T, string>>;

/** Meaning of the arudha pada of a house, feminine; stands after "आपकी". */
export const IMAGE_WORDS: WordsOf<EvidenceOf<'promise.image-in'>['image']> = {
  2: 'बचत की छवि[जमा-पूँजी लोगों को कैसी दिखती है]',
  5: 'प्रेम की छवि[पाँचवें भाव का आरूढ़]',
  7: 'साझेदारी की छवि[सातवें भाव का आरूढ़]',
  10: 'काम की छवि[काम लोगों को कैसा दिखता है]',
  11: 'लाभ की छवि[आमदनी लोगों को कैसी दिखती है]',
  12: 'विवाह की छवि[उपपद]',
};

/** What a point of the chart stands for, masculine; stands after "आपके". */
export const POINT_WORDS: WordsOf<EvidenceOf<'promise.point-holds'>['point']> = {
  'sree-lagna': 'समृद्धि के बिंदु[श्री लग्न, चंद्रमा के नक्षत्र से आगे बढ़ाया गया लग्न]',
  'indu-lagna': 'धन के बिंदु[इंदु लग्न, भाग्य के स्वामियों से गिना गया]',
  upapada: 'विवाह के बिंदु[उपपद]',
  karakamsa: 'भीतरी दिशा के बिंदु[कारकांश, अपनी राशि में सबसे आगे पहुँचे ग्रह की नवांश राशि]',
  'twelfth-from-karakamsa': 'मुक्ति के बिंदु[कारकांश से बारहवाँ]',
};

/** What a movable significator stands for, masculine; stands after "आपका". */
export const CHARA_WORDS: WordsOf<EvidenceOf<'varga.chara-karaka-in'>['chara']> = {
  atma: 'स्वभाव का ग्रह[आत्मकारक, अपनी राशि में सबसे आगे]',
  amatya: 'काम-काज का ग्रह[अमात्यकारक, अंशों में दूसरा]',
  bhratri: 'भाई-बहनों का ग्रह[भ्रातृकारक, अंशों में तीसरा]',
  matri: 'माँ का ग्रह[मातृकारक, अंशों में चौथा]',
  putra: 'संतान का ग्रह[पुत्रकारक, अंशों में पाँचवाँ]',
  gnati: 'मेहनत और मुक़ाबले का ग्रह[ज्ञातिकारक, अंशों में छठा]',
  dara: 'साझेदारी का ग्रह[दाराकारक, अंशों में सबसे पीछे]',
};

/** Signs by name, मेष first. */
export const RASHI_WORDS = [
  'मेष',
  'वृषभ',
  'मिथुन',
  'कर्क',
  'सिंह',
  'कन्या',
  'तुला',
  'वृश्चिक',
  'धनु',
  'मकर',
  'कुंभ',
  'मीन',
] as const;

/** Name of a sign, feminine: "सिंह राशि". */
export const rashiInWords = (rashi: RashiIndex): string => `${RASHI_WORDS[rashi]} राशि`;

/** Why Mars weighs less, after "क्योंकि". */
export const RELIEF_WORDS: WordsOf<EvidenceOf<'promise.mars-eased'>['relief']> = {
  'second-of-mercury': 'वह बुध की राशि में है',
  'fourth-of-mars': 'वह अपनी ही राशि में है',
  'seventh-in-makara-or-karka': 'उस राशि में वहाँ यह नियम लागू नहीं होता',
  'eighth-of-jupiter': 'वह बृहस्पति की राशि में है',
  'twelfth-of-venus': 'वह शुक्र की राशि में है',
  'in-simha-or-kumbha': 'उस राशि में यह नियम किसी भी भाव में लागू नहीं होता',
  'with-jupiter': 'बृहस्पति उसके साथ है',
  'with-moon': 'चंद्रमा उसके साथ है',
  'at-home': 'वह अपनी राशि में बलवान है',
  'under-jupiter': 'बृहस्पति की दृष्टि उस पर है',
  'jupiter-in-first-or-seventh': 'बलवान बृहस्पति पहले या सातवें भाव को सँभालता है',
  'venus-in-first-or-seventh': 'बलवान शुक्र पहले या सातवें भाव को सँभालता है',
};

/** "आठ में से पाँच बिंदु[अष्टकवर्ग] हैं", after "उसके": a graha's own bindus in a sign. */
export const bindusOfEight = (bindus: number, gloss: string): string =>
  bindus === 0
    ? `आठ में से एक भी बिंदु[${gloss}] नहीं है`
    : `आठ में से ${countInWords(bindus)} बिंदु[${gloss}] ${bindus === 1 ? 'है' : 'हैं'}`;
