import type { EvidenceOf } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

export const STRENGTHS: WordsOf<EvidenceOf<'specific.strength'>['strength']> = {
  'self-belief': 'ख़ुद पर भरोसा',
  empathy: 'दूसरों का मन समझना',
  courage: 'साहस',
  'quick-thinking': 'तेज़ सोच',
  'good-judgement': 'अच्छी परख',
  'charm-and-tact': 'मिठास और व्यवहार-कुशलता',
  perseverance: 'लगन',
  originality: 'नई सोच',
  insight: 'गहरी समझ',
};

export const HABITS: WordsOf<EvidenceOf<'specific.habit'>['habit']> = {
  'needing-to-be-right': 'हर बार सही साबित होने की चाह',
  'mood-led-decisions': 'मूड के हिसाब से फ़ैसले लेना',
  'haste-and-temper': 'जल्दबाज़ी और ग़ुस्सा',
  'scattered-attention': 'ध्यान का बिखर जाना',
  'promising-too-much': 'ज़रूरत से ज़्यादा वादे करना',
  'comfort-seeking': 'मेहनत की जगह आराम चुनना',
  'delay-and-self-doubt': 'टालना और ख़ुद पर शक करना',
  'restless-wanting': 'चाहतों की बेचैनी',
  'withdrawing-too-soon': 'बहुत जल्दी पीछे हट जाना',
};

export const MONEY_HABITS: WordsOf<EvidenceOf<'specific.money-habit'>['moneyHabit']> = {
  'spending-for-status': 'दिखावे के लिए ख़र्च करना',
  'spending-by-mood': 'मूड के हिसाब से ख़र्च करना',
  'buying-in-haste': 'जल्दबाज़ी में ख़रीदना',
  'too-many-small-expenses': 'बहुत सारे छोटे-छोटे ख़र्च',
  'lending-and-over-giving': 'हैसियत से ज़्यादा उधार और मदद देना',
  'spending-on-comfort': 'आराम पर ख़र्च करना',
  'fear-of-using-money': 'ज़रूरत पर भी पैसा रोके रखना',
  'chasing-quick-gains': 'झटपट फ़ायदे के पीछे भागना',
  'ignoring-accounts': 'अपने हिसाब से बचना',
};

export const PRACTICES: WordsOf<EvidenceOf<'specific.practice'>['practice']> = {
  'morning-sunlight-and-gratitude': 'सुबह कुछ मिनट धूप और मन में धन्यवाद',
  'evening-quiet-by-water-or-moonlight': 'शाम को पानी के पास या चाँदनी में शांत टहलना',
  'daily-exercise-with-breath': 'रोज़ की कसरत और धीमी साँसें',
  'journal-of-ten-lines': 'रोज़ दस पंक्तियों की डायरी',
  'reading-a-wise-text': 'हर सुबह किसी अच्छी किताब का एक पन्ना',
  'music-or-making-something-beautiful': 'संगीत, या हाथ से कुछ सुंदर बनाना',
  'service-and-a-fixed-routine': 'तय दिनचर्या में सेवा का एक छोटा काम',
  'screen-free-hour': 'एक घंटा बिना स्क्रीन के',
  'silent-sitting': 'दस मिनट चुपचाप बैठना',
};

/** Traits of a partner, for either gender, and for "स्वभाव". */
export const TRAITS: WordsOf<EvidenceOf<'specific.partner-trait'>['trait']> = {
  confident: 'आत्मविश्वासी',
  caring: 'संवेदनशील',
  energetic: 'ऊर्जावान',
  talkative: 'बातूनी',
  principled: 'उसूल-पसंद',
  affectionate: 'स्नेही',
  serious: 'गंभीर',
  independent: 'आज़ाद-ख़याल',
  inward: 'अंतर्मुखी',
  adaptable: 'मिलनसार',
  steady: 'स्थिर',
  enterprising: 'उद्यमी',
};

export const INTERESTS: WordsOf<EvidenceOf<'specific.partner-interest'>['interest']> = {
  'leadership-and-public-life': 'नेतृत्व और सामाजिक जीवन',
  'home-food-and-people': 'घर, खान-पान और लोग',
  'sport-and-machines': 'खेल और मशीनें',
  'reading-and-conversation': 'पढ़ना और बातचीत',
  'learning-and-teaching': 'सीखना और सिखाना',
  'music-and-beauty': 'संगीत और सौंदर्य',
  'craft-and-long-projects': 'दस्तकारी और लंबे काम',
  'travel-and-technology': 'यात्रा और तकनीक',
  'quiet-and-spiritual-things': 'एकांत और अध्यात्म',
};
