import type { EvidenceOf } from '@dhruva/jyotish';

type WordsOf<T extends string> = Readonly<Record<T, string>>;

/** Approaches to a relationship, infinitives: "… काम आता है". */
export const APPROACHES: WordsOf<EvidenceOf<'specific.approach'>['approach']> = {
  'share-credit-and-respect': 'श्रेय बाँटना और आदर देना',
  'listen-before-answering': 'जवाब देने से पहले पूरी बात सुनना',
  'cool-down-then-talk': 'पहले शांत होना और फिर बात करना',
  'say-it-plainly': 'बात सीधे-सादे ढंग से कहना',
  'keep-promises-small-and-true': 'छोटे वादे करना और उन्हें निभाना',
  'show-affection-daily': 'रोज़ थोड़ा अपनापन जताना',
  'give-it-regular-time': 'नियम से समय देना',
  'question-assumptions': 'अंदाज़ा लगाने के बजाय पूछ लेना',
  'give-space-and-return': 'थोड़ा ठहरना और फिर बात पर लौटना',
};

/** Sources of friction, the same before "से" as alone. */
export const FRICTIONS: WordsOf<EvidenceOf<'specific.friction'>['friction']> = {
  pride: 'अपनी-अपनी अकड़',
  'changing-moods': 'मिज़ाज के उतार-चढ़ाव',
  'quick-temper': 'तेज़-मिज़ाजी',
  'careless-words': 'बिना सोचे कही बात',
  preaching: 'बात-बात की नसीहत',
  'different-comforts': 'पसंद और सहूलियत का फ़र्क़',
  'distance-and-duty': 'ज़िम्मेदारियों से आई दूरी',
  'outside-expectations': 'बाहर वालों की उम्मीद',
  silence: 'लंबी चुप्पी',
};

/** Ways to support a relative or partner, infinitives: "आपकी सबसे अच्छी मदद है …". */
export const SUPPORTS: WordsOf<EvidenceOf<'specific.support'>['support']> = {
  'by-taking-responsibility': 'जहाँ ज़रूरत हो वहाँ ज़िम्मेदारी उठाना',
  'by-being-emotionally-present': 'समय देना और पूरे मन से सहारा देना',
  'by-practical-help-and-repairs': 'हाथ बँटाना और बिगड़ी चीज़ें सुधारना',
  'by-handling-papers-and-talk': 'काग़ज़, फ़ोन और मुश्किल बातचीत सँभालना',
  'by-advice-and-shared-faith': 'शांति से सलाह देना और आस्था का सहारा बनना',
  'by-keeping-the-peace-and-celebrating': 'मेल-जोल बनाए रखना और मिलकर ख़ुशियाँ मनाना',
  'by-steady-income-and-routine': 'बँधी आमदनी और तय दिनचर्या बनाए रखना',
  'by-bringing-new-ideas-and-contacts': 'नए विचार लाना और नए लोगों से जोड़ना',
  'by-quiet-care-in-the-background': 'चुपचाप, बिना जताए ख़याल रखना',
};

/** Ways of meeting a partner, adverbials before "हो सकती है". */
export const MEETINGS: WordsOf<EvidenceOf<'specific.meeting'>['meeting']> = {
  'neighbourhood-or-siblings': 'आस-पड़ोस में या भाई-बहनों के ज़रिए',
  'family-or-home': 'परिवार के ज़रिए या घर के आस-पास',
  'friends-or-creative-circle': 'दोस्तों के बीच या किसी शौक़ की महफ़िल में',
  'work-or-service': 'रोज़ के काम के ज़रिए',
  'common-acquaintances': 'दोनों की जान-पहचान वाले किसी के ज़रिए',
  'study-or-travel': 'पढ़ाई या यात्रा के ज़रिए',
  'work-or-public-life': 'काम-काज या लोगों के बीच उठने-बैठने से',
  'wider-network': 'दूर की जान-पहचान से',
  'away-from-home': 'घर से दूर',
  'your-own-initiative': 'आपकी अपनी पहल से',
};

/** Where a match may come from; before "आ सकता है". */
export const BACKGROUNDS: WordsOf<EvidenceOf<'specific.partner-background'>['background']> = {
  near: 'आपके जैसे ही माहौल से',
  far: 'दूसरे शहर, इलाक़े या रहन-सहन से',
};

/** Times of marriage, adverbials before "हो सकता है". */
export const BANDS: WordsOf<EvidenceOf<'specific.marriage-band'>['band']> = {
  early: 'आपके आस-पास के ज़्यादातर लोगों से कुछ पहले',
  usual: 'आपके आस-पास की आम उम्र में',
  later: 'आपके आस-पास के ज़्यादातर लोगों से कुछ देर से',
  ahead: 'अभी आगे',
};

/** Relatives; before "के साथ". */
export const RELATIVES: WordsOf<EvidenceOf<'specific.relative'>['relative']> = {
  mother: 'माँ',
  father: 'पिता',
  'younger-siblings': 'छोटे भाई-बहनों',
  'elder-siblings': 'बड़े भाई-बहनों',
  family: 'घर के लोगों',
  'in-laws': 'ससुराल वालों',
};

/** Tones of a bond, masculine: "रिश्ता … है". */
export const TONES: WordsOf<EvidenceOf<'specific.relative'>['tone']> = {
  warm: 'अपनेपन भरा और सहज',
  steady: 'ठहरा हुआ',
  uneven: 'कभी नज़दीकी, कभी दूरी वाला',
  effortful: 'धीरज से निभने वाला',
};

/** What a lord brings into a bond: after "माँ से रिश्ते में शुक्र", a whole predicate. */
export const TONE_EFFECTS: WordsOf<EvidenceOf<'specific.relative'>['tone']> = {
  warm: 'अपनापन लाता है',
  steady: 'ठहराव लाता है',
  uneven: 'कभी नज़दीकी, कभी दूरी लाता है',
  effortful: 'धीरज सिखाता है',
};
