import type { PairEvidenceOf } from '@dhruva/jyotish';
import type { Kuta } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Subject of each kuta, before a postposition; the gloss in brackets is its name, shown once. */
export const KUTA_WORDS: WordsOf<Kuta> = {
  varna: 'जीवन के नज़रिए[वर्ण]',
  vashya: 'आपसी खिंचाव[वश्य]',
  tara: 'जन्म-नक्षत्रों के मेल[तारा]',
  yoni: 'आदतों[योनि]',
  maitri: 'चंद्र राशि के स्वामियों की मित्रता[ग्रह मैत्री]',
  gana: 'मिज़ाज[गण]',
  bhakoot: 'चंद्र राशियों की दूरी[भकूट]',
  nadi: 'भीतरी लय[नाड़ी]',
};

/** What full marks mean from day to day, whole clauses. */
export const KUTA_IN_FULL: WordsOf<Kuta> = {
  varna: 'एक-दूसरे का आदर सहज है',
  vashya: 'किसी को दूसरे को समझाना-मनाना नहीं पड़ता',
  tara: 'अच्छे दिन अक्सर साथ आते हैं',
  yoni: 'छोटी-छोटी आदतें मिलती हैं',
  maitri: 'कई बातों पर सोच एक-सी है',
  gana: 'तबीयत मिलती है',
  bhakoot: 'मन और घर की रफ़्तार एक-सी है',
  nadi: 'एक की भाग-दौड़ और दूसरे का आराम आपस में मेल खाते हैं',
};

/** What missing marks mean from day to day, whole clauses. */
export const KUTA_MISSING: WordsOf<Kuta> = {
  varna: 'कौन आगे चले, यह तय करना होता है',
  vashya: 'कभी-कभी दोनों अपनी-अपनी राह चलते हैं',
  tara: 'एक का अच्छा दिन दूसरे का आम दिन हो सकता है',
  yoni: 'छोटी-छोटी आदतों में धीरज चाहिए',
  maitri: 'राय अलग होती है',
  gana: 'तबीयत अलग है',
  bhakoot: 'मन की रफ़्तार अलग-अलग है',
  nadi: 'आराम और भाग-दौड़ का समय मिलकर तय करना होता है',
};

/** Agreed cancellations, whole clauses; after "क्योंकि". */
export const CANCELLATION_WORDS: WordsOf<PairEvidenceOf<'pair.kuta-mended'>['by']> = {
  'nadi-same-sign-other-star': 'आप दोनों की चंद्र राशि एक है, पर नक्षत्र अलग',
  'nadi-same-star-other-sign': 'आप दोनों का नक्षत्र एक है, पर चंद्र राशि अलग',
  'bhakoot-same-lord': 'दोनों चंद्र राशियों का स्वामी एक ही ग्रह है',
  'bhakoot-lords-friends': 'दोनों चंद्र राशियों के स्वामी आपस में मित्र हैं',
};

/** Cancellations that are remarks, whole clauses. */
export const REMARK_WORDS: WordsOf<PairEvidenceOf<'pair.kuta-remark'>['remark']> = {
  'nadi-same-star-other-pada':
    'ज़्यादातर परंपराएँ भीतरी लय[नाड़ी] के छूटे अंक भी लौटा देती हैं, क्योंकि दोनों का नक्षत्र एक है और चरण[नक्षत्र का चौथाई हिस्सा] अलग',
  'nadi-same-pada-disputed':
    'जब दो लोगों के नक्षत्र का चरण[नक्षत्र का चौथाई हिस्सा] भी एक हो, तब भीतरी लय[नाड़ी] पर परंपराएँ एकमत नहीं हैं',
  'nadi-lords-friends':
    'कुछ परंपराएँ भीतरी लय[नाड़ी] के छूटे अंक भी लौटा देती हैं, क्योंकि चंद्र राशियों के स्वामी मित्र हैं',
  'nadi-moon-guarded':
    'कुछ परंपराएँ भीतरी लय[नाड़ी] के छूटे अंक भी लौटा देती हैं, क्योंकि यहाँ बलवान बृहस्पति या शुक्र किसी चंद्रमा या लग्न को सँभालता है',
  'nadi-star-exempt':
    'कुछ परंपराएँ भीतरी लय[नाड़ी] के छूटे अंक भी लौटा देती हैं, क्योंकि दोनों में से एक के नक्षत्र को उनके यहाँ इससे छूट है',
  'bhakoot-navamsa-lords-friends':
    'कुछ परंपराएँ चंद्र राशियों की दूरी[भकूट] के छूटे अंक भी लौटा देती हैं, क्योंकि नवांश में उनके स्वामी मित्र हैं',
  'bhakoot-tara-and-maitri-full':
    'कुछ परंपराएँ चंद्र राशियों की दूरी[भकूट] के छूटे अंक भी लौटा देती हैं, क्योंकि नक्षत्रों और राशि-स्वामियों का मेल पूरा है',
  'bhakoot-fifth-from-girl':
    'कुछ परंपराएँ दोनों चंद्रमा के बीच पाँचवीं राशि को ठीक मानती हैं और उसके छूटे अंक[भकूट] लौटा देती हैं',
  'gana-lords-friends':
    'कुछ परंपराएँ मिज़ाज[गण] के छूटे अंक भी लौटा देती हैं, क्योंकि चंद्र राशियों के स्वामी मित्र हैं',
  'gana-navamsa-lords-friends':
    'कुछ परंपराएँ मिज़ाज[गण] के छूटे अंक भी लौटा देती हैं, क्योंकि नवांश में चंद्र राशियों के स्वामी मित्र हैं',
  'gana-star-far-on': 'कुछ परंपराएँ मिज़ाज[गण] के छूटे अंक भी लौटा देती हैं, क्योंकि दोनों नक्षत्र एक-दूसरे से दूर हैं',
  'yoni-maitri-good': 'कुछ परंपराएँ आदतों के छूटे अंक भी लौटा देती हैं, क्योंकि चंद्र राशियों के स्वामियों में बनती है',
  'vashya-maitri-good':
    'कुछ परंपराएँ आपसी खिंचाव[वश्य] के छूटे अंक भी लौटा देती हैं, क्योंकि चंद्र राशियों के स्वामियों में बनती है',
};

/** The poruthams southern custom asks for first. */
export const PORUTHAM_WORDS: WordsOf<Exclude<PairEvidenceOf<'pair.poruthams'>['missing'], 'none'>> =
  {
    rajju: 'दोनों नक्षत्रों की डोर[रज्जु]',
    dina: 'दिन-ब-दिन की सहजता[दिन]',
    gana: 'मिज़ाज[गण]',
    rasi: 'चंद्र राशियों की दूरी[राशि]',
    yoni: 'आदतों और सहज स्वभाव का मेल',
  };

/** Arudha padas of partnership, feminine, after "आपकी". */
export const PADA_WORDS: WordsOf<PairEvidenceOf<'pair.arudhas'>['pada']> = {
  a7: 'साझेदारी की छवि[सातवाँ आरूढ़]',
  upapada: 'लंबे साथ की छवि[उपपद]',
};

/** Natural friendships, as predicate after the two lords. */
export const REGARD_WORDS: WordsOf<PairEvidenceOf<'pair.moon-lords'>['regard']> = {
  same: 'एक ही हैं',
  friends: 'गहरे मित्र हैं',
  friendly: 'आपस में मित्रता रखते हैं',
  neutral: 'न मित्र हैं, न विरोधी',
  uneasy: 'एक-दूसरे के साथ सहज नहीं हैं',
  opposed: 'एक-दूसरे के विरोधी हैं',
};

/** Spheres of a life together, singular nouns, after a colon or before "है". */
export const SIDE_WORDS: WordsOf<PairEvidenceOf<'pair.strong-side'>['step']> = {
  kutas: 'चंद्र राशियों का मेल',
  mind: 'एक-दूसरे का मन समझना',
  attraction: 'अपनापन और एक जैसी पसंद',
  stability: 'साथ निभाने की लगन',
  family: 'घर और परिवार का जीवन',
  growth: 'साझी दिशा',
  navamsa: 'बाद के बरसों का साथ',
  temper: 'मिज़ाज और जोश का संतुलन',
  trade: 'साझा काम और लाभ',
  trust: 'छोटी-बड़ी बातों में भरोसा',
  talk: 'सीधी और सहज बातचीत',
  care: 'ख़याल रखना और हौसला देना',
  periods: 'दोनों के समय का तालमेल',
  own: 'दोनों का अपना-अपना स्वभाव',
};

/** Everyday issues; after a colon. */
export const ISSUE_WORDS: WordsOf<PairEvidenceOf<'pair.issue'>['issue']> = {
  'different-feelings': 'मन की बात कहने और दिलासा देने के अलग-अलग ढंग',
  'different-views': 'एक ही बात पर अलग-अलग राय',
  'crossed-words': 'कही गई बात का कुछ और समझा जाना',
  'quick-words': 'थकान में निकले तीखे शब्द',
  'unclear-expectations': 'वे उम्मीदें जो कभी खुलकर कही नहीं गईं',
  'distance-and-duty': 'ज़िम्मेदारियाँ, जिनमें एक-दूसरे के लिए समय कम बचता है',
  'little-time-for-warmth': 'अपनेपन के लिए समय की कमी',
  'different-tastes': 'अलग पसंद और आराम के अलग ख़याल',
  'different-pace': 'अलग-अलग रफ़्तार',
  'ideas-of-partnership': 'इस बारे में अलग सोच कि साथी का काम क्या है',
  'money-and-customs': 'पैसे और घर के रीति-रिवाज',
  'home-and-elders': 'घर और बड़े-बुज़ुर्गों की इच्छाएँ',
  'plans-and-leisure': 'योजनाएँ, छुट्टी और ख़र्च',
  'beliefs-and-aims': 'मान्यताएँ और दूर के लक्ष्य',
  'work-and-standing': 'काम, और जीवन में उसकी जगह',
  'sharing-of-gains': 'लाभ और एहसान का बँटवारा',
  temper: 'मिज़ाज और जोश का फ़र्क़',
  temperament: 'एक छत के नीचे अलग-अलग तबीयत',
  habits: 'खटकने वाली छोटी-छोटी आदतें',
  'inner-rhythm': 'आराम और भाग-दौड़ का अलग-अलग मिज़ाज',
  'who-leads': 'यह सवाल कि आगे कौन चले',
  'later-aims': 'बरसों के साथ दूर होते लक्ष्य',
  'different-seasons': 'जीवन के अलग-अलग दौर में होना',
  'changing-times': 'दोनों के लिए एक साथ आया बदलाव का समय',
};

/** What helps with each issue, as a whole sentence. */
export const ISSUE_CARE: WordsOf<PairEvidenceOf<'pair.issue'>['issue']> = {
  'different-feelings':
    'अंदाज़ा लगवाने के बजाय दोनों बता दें कि दिलासा किस बात से मिलता है, तो राह आसान होती है।',
  'different-views': 'फ़ैसले से पहले दोनों की राय काग़ज़ पर लिख ली जाए, तो बात सुलझती है।',
  'crossed-words': 'जवाब से पहले सुनी हुई बात दोहरा ली जाए, तो ग़लतफ़हमी घटती है।',
  'quick-words': 'कठिन बातें खाने और आराम के बाद हों, तो तीखापन कम होता है।',
  'unclear-expectations': 'इच्छाएँ जल्दी और सीधे-सीधे कह दी जाएँ, तो बोझ हल्का होता है।',
  'distance-and-duty': 'हफ़्ते की एक शाम ज़िम्मेदारियों से ख़ाली रखी जाए, तो दूरी घटती है।',
  'little-time-for-warmth': 'दिन में छोटे-छोटे स्नेह के पल तय हों, तो अपनापन लौटता है।',
  'different-tastes': 'हर एक का अपना कोना और अपनी पसंद का बजट हो, तो निभाना आसान है।',
  'different-pace': 'तेज़ चलने वाला योजना बनाए और धीरे चलने वाला चैन से पूरा करे, तो क़दम मिलते हैं।',
  'ideas-of-partnership': 'काम रिवाज से नहीं, पसंद और समय से बँटें, तो मन मिलता है।',
  'money-and-customs': 'महीने में एक बार पैसों और त्योहारों पर शांति से बात हो, तो मामला सँभलता है।',
  'home-and-elders': 'बड़ों से दोनों साथ मिलकर, एक आवाज़ में बात करें, तो घर शांत रहता है।',
  'plans-and-leisure': 'छुट्टी के दिन बारी-बारी से तय हों, तो शिकायत नहीं रहती।',
  'beliefs-and-aims': 'दूसरे को मनाए बिना हर एक अपनी मान्यता रख सके, तो सम्मान बना रहता है।',
  'work-and-standing': 'काम कब ख़त्म करना है, यह आपस में तय हो, तो शाम अपनी रहती है।',
  'sharing-of-gains': 'लाभ आने से पहले हिस्से तय हो जाएँ, तो मन साफ़ रहता है।',
  temper: 'बात से पहले एक टहल ले और दूसरा चुप बैठ ले, तो पारा उतर जाता है।',
  temperament: 'बदलते मूड को मन पर न लिया जाए, तो साथ रहना सहज होता है।',
  habits: 'महीने में एक ही आदत की बात हो, और वह भी हँसते-हँसते, तो खटास नहीं आती।',
  'inner-rhythm': 'नींद और शांति के घंटे मिलकर तय कर लिए जाएँ, तो लय मिल जाती है।',
  'who-leads': 'जिसे जिस बात की ज़्यादा समझ हो, उसमें वही आगे चले, तो खींचतान घटती है।',
  'later-aims': 'साल में एक बार देखा जाए कि पाँच साल बाद किसे कहाँ होना है, तो राहें पास रहती हैं।',
  'different-seasons': 'एक-दूसरे से पूछा जाए कि जीवन के इस दौर में क्या चाहिए, तो समझ बढ़ती है।',
  'changing-times': 'नई दिनचर्या जमने तक बड़े फ़ैसले रोक लिए जाएँ, तो बदलाव आराम से निकल जाता है।',
};

/** Styles of parenting; before "चलने" or "राह दिखाना". */
export const STYLE_WORDS: WordsOf<PairEvidenceOf<'pair.parenting'>['style']> = {
  'by-clear-example': 'साफ़ नियमों और अच्छी मिसाल से',
  'by-warmth-and-listening': 'अपनेपन से और मन की बात सुनकर',
  'by-activity-and-courage': 'खेल-कूद से और हौसला बढ़ाकर',
  'by-talk-and-curiosity': 'बातचीत, किताबों और जिज्ञासा से',
  'by-values-and-encouragement': 'अच्छे संस्कार और प्रोत्साहन से',
  'by-play-and-kindness': 'खेल, सुंदरता और नरमी से',
  'by-routine-and-patience': 'तय दिनचर्या और धीरज से',
  'by-openness-to-the-new': 'नई बातों के लिए खुले मन से',
  'by-calm-and-freedom': 'शांति और आज़ादी देकर',
};
