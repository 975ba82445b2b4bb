import type { EvidenceOf } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

export const STRENGTHS: WordsOf<EvidenceOf<'specific.strength'>['strength']> = {
  'self-belief': 'ख़ुद पर भरोसा',
  empathy: 'दूसरों का मन समझना',
  courage: 'साहस',
  'quick-thinking': 'तेज़ सोच',
  'good-judgement': 'अच्छी परख',
  'charm-and-tact': 'मीठी बोली और तमीज़',
  perseverance: 'लगन',
  originality: 'नई सोच',
  insight: 'गहरी समझ',
};

export const HABITS: WordsOf<EvidenceOf<'specific.habit'>['habit']> = {
  'needing-to-be-right': 'हर बार सही साबित होने की चाह',
  'mood-led-decisions': 'मन की लहर में फ़ैसले लेना',
  'haste-and-temper': 'जल्दबाज़ी और ग़ुस्सा',
  'scattered-attention': 'ध्यान का बिखर जाना',
  'promising-too-much': 'ज़रूरत से ज़्यादा वादे करना',
  'comfort-seeking': 'मेहनत की जगह आराम चुनना',
  'delay-and-self-doubt': 'टालना और ख़ुद पर शक करना',
  'restless-wanting': 'हर समय कुछ और पाने की बेचैनी',
  'withdrawing-too-soon': 'जल्दी पीछे हट जाना',
};

export const MONEY_HABITS: WordsOf<EvidenceOf<'specific.money-habit'>['moneyHabit']> = {
  'spending-for-status': 'दिखावे के लिए ख़र्च करना',
  'spending-by-mood': 'मन की लहर में ख़र्च करना',
  'buying-in-haste': 'जल्दबाज़ी में ख़रीदना',
  'too-many-small-expenses': 'बहुत-से छोटे-छोटे ख़र्च',
  'lending-and-over-giving': 'हैसियत से ज़्यादा उधार और मदद देना',
  'spending-on-comfort': 'आराम पर ख़र्च करना',
  'fear-of-using-money': 'ज़रूरत में भी पैसा रोके रखना',
  'chasing-quick-gains': 'झटपट मुनाफ़े के पीछे भागना',
  'ignoring-accounts': 'हिसाब-किताब टालना',
};

export const PRACTICES: WordsOf<EvidenceOf<'specific.practice'>['practice']> = {
  'morning-sunlight-and-gratitude': 'सुबह कुछ मिनट धूप में बैठना और मन ही मन धन्यवाद देना',
  'evening-quiet-by-water-or-moonlight': 'शाम को पानी के किनारे या चाँदनी में चुपचाप टहलना',
  'daily-exercise-with-breath': 'रोज़ की कसरत और धीमी साँसों का अभ्यास',
  'journal-of-ten-lines': 'रोज़ दस पंक्तियों की डायरी',
  'reading-a-wise-text': 'हर सुबह किसी अच्छी किताब का एक पन्ना',
  'music-or-making-something-beautiful': 'संगीत, या हाथ से कुछ सुंदर बनाना',
  'service-and-a-fixed-routine': 'रोज़ तय समय पर सेवा का एक छोटा काम',
  'screen-free-hour': 'एक घंटा बिना स्क्रीन के',
  'silent-sitting': 'दस मिनट चुपचाप बैठना',
};

/** Traits of a partner: they agree with "स्वभाव" or "मिज़ाज", so that no gender shows. */
export const TRAITS: WordsOf<EvidenceOf<'specific.partner-trait'>['trait']> = {
  confident: 'ख़ुद पर भरोसे वाला',
  caring: 'ख़याल रखने वाला',
  energetic: 'फुर्तीला',
  talkative: 'बातूनी',
  principled: 'उसूलों वाला',
  affectionate: 'प्यार भरा',
  serious: 'गंभीर',
  independent: 'आज़ाद-ख़याल',
  inward: 'कम बोलने वाला',
  adaptable: 'हालात में ढल जाने वाला',
  steady: 'ठहरा हुआ',
  enterprising: 'हौसले वाला',
};

/** Interests of a partner, the same before "में" as alone. */
export const INTERESTS: WordsOf<EvidenceOf<'specific.partner-interest'>['interest']> = {
  'leadership-and-public-life': 'अगुवाई और लोगों से मेल-जोल',
  'home-food-and-people': 'घर-बार और खान-पान',
  'sport-and-machines': 'खेल-कूद और मशीनरी',
  'reading-and-conversation': 'पढ़ाई-लिखाई और बातचीत',
  'learning-and-teaching': 'ज्ञान और शिक्षा',
  'music-and-beauty': 'संगीत और सजावट',
  'craft-and-long-projects': 'दस्तकारी और बारीक कारीगरी',
  'travel-and-technology': 'सफ़र और तकनीक',
  'quiet-and-spiritual-things': 'एकांत और अध्यात्म',
};
