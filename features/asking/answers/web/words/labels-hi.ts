import type { AnswerLabels } from './answer-labels.ts';
import { FIRMNESS_HI } from './firmness-hi.ts';
import { FIRMNESS_LIST_HI } from './firmness-list-hi.ts';

/** Hindi parts of the day by the hour before which they end; the rest is night. */
const DAY_PARTS = [
  [4, 'रात'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
] as const;

const dayPart = (hour: number): string => DAY_PARTS.find(([before]) => hour < before)?.[1] ?? 'रात';

export const LABELS_HI: AnswerLabels = {
  trend: 'रुझान',
  trends: {
    'very-supportive': 'बहुत अनुकूल',
    supportive: 'अनुकूल',
    mixed: 'मिला-जुला',
    demanding: 'राह कठिन',
    'very-demanding': 'राह बहुत कठिन',
  },
  when: 'कब',
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  stretch: (from, to) => `${from} से ${to} तक`,
  strength: { stronger: 'ज़्यादा मज़बूत', weaker: 'थोड़ा हल्का' },
  why: 'क्यों',
  sides: {
    for: 'पक्ष में',
    against: 'विपक्ष में',
    neutral: 'यह भी जानिए',
  },
  sources: { 'later tradition': 'बाद की परंपरा' },
  books: 'इन ग्रंथों के पूरे नाम (अंग्रेज़ी में)',
  sure: 'कितना भरोसा',
  todo: 'क्या किया जा सकता है',
  reading: {
    lookingBack: 'पीछे मुड़कर देखें',
    compare:
      'इसे अपनी याद से मिलाकर देखिए। एक भी बात मेल न खाए, तो आने वाले महीनों पर भरोसा करने से पहले जन्म की जानकारी जाँच लीजिए।',
    monthsAhead: 'आने वाले महीने',
    nextMonths: 'अगला अच्छा समय',
    hills: (first, last, windows) =>
      `${first} से ${last} तक हर महीना कितना साथ देता है। ख़ास महीने: ${windows}।`,
    monthByMonth: 'एक-एक महीना',
    plan: 'आगे की योजना',
    astrology: 'इसके पीछे का ज्योतिष',
    inside: 'हर कारण, उसका स्रोत, और तालिकाएँ',
  },
  details: 'जिस जानकारी से गणना हुई',
  self: 'पहले व्यक्ति (आप)',
  other: 'दूसरे व्यक्ति',
  born: 'जन्म',
  bornUntimed: (date) => `${date}, समय मालूम नहीं`,
  clock: (hour, rest) => `${dayPart(hour)} ${hour % 12 || 12}:${rest}`,
  place: 'जगह',
  approximate: 'जगह लगभग है',
  coordinates: 'अक्षांश और देशांतर',
  zone: 'घड़ी',
  reckoned: (date, version, conventions) =>
    `${date} की स्थिति के अनुसार। गणना का संस्करण ${version}: ${conventions}।`,
  conventions:
    'लाहिरी अयनांश, मध्यम राहु-केतु, हर राशि एक पूरा भाव, विंशोत्तरी दशा, पृथ्वी से देखी गई ग्रह-स्थिति',
  how: 'हम गणना कैसे करते हैं (अंग्रेज़ी में)',
  firmness: FIRMNESS_HI,
  firmnessList: FIRMNESS_LIST_HI,
  kept: {
    askedOn: (date) => `${date} को पूछा गया`,
    about: ({ self, other }) => (other ? `${self ?? 'आप'} और ${other}` : `${self ?? 'आप'} के लिए`),
    youMeans: (name) => `यहाँ “आप” का मतलब ${name} है।`,
    two: (first, second) => `दो व्यक्ति: ${first} और ${second}`,
  },
  sheet: {
    print: 'प्रिंट करें',
    printed: (brand, date) => `${brand} · ${date} को छापा गया`,
  },
  kuta: {
    title: 'गुण मिलान',
    caption: 'अष्टकूट: दोनों के चंद्रमा का आठ बातों में मिलान। दूसरे कॉलम में वे परिहार गिने गए हैं जिन्हें सब मानते हैं।',
    name: 'कूट',
    points: 'अंक',
    settled: 'परिहार के बाद',
    total: 'कुल',
    of: (points, max) => `${max} में से ${points}`,
    names: {
      varna: 'वर्ण: नज़रिया',
      vashya: 'वश्य: खिंचाव',
      tara: 'तारा: जन्म-नक्षत्र',
      yoni: 'योनि: सहज स्वभाव',
      maitri: 'ग्रह मैत्री: सोच',
      gana: 'गण: मिज़ाज',
      bhakoot: 'भकूट: चंद्र राशियाँ',
      nadi: 'नाड़ी: लय',
    },
  },
  timeline: {
    title: 'महीने दर महीने',
    lead: 'जो महीना रेखा से ऊपर है, वह इस सवाल में आम महीनों से ज़्यादा मदद करता है; जो नीचे है, वह कम।',
    shaded: 'रंगे हुए महीने ऊपर बताए गए दौर हैं।',
    untimed:
      'जन्म का समय मालूम नहीं है, इसलिए महीनों में सिर्फ़ वही गिना गया है जो जन्म के दिन की हर घड़ी के लिए सही है।',
    picture: (first, last, windows) =>
      `दशा और गोचर का सहारा, ${first} से ${last} तक। अच्छे दौर: ${windows}। संख्याएँ नीचे की तालिका में हैं।`,
    noWindows: 'कोई नहीं',
    dasha: 'दशा (ग्रह का समय)',
    transit: 'गोचर (ग्रहों की चाल)',
    today: 'आज',
    table: 'यही बात तालिका में',
    month: 'महीने',
    window: 'अच्छा दौर',
    levels: ['आम से बहुत ऊपर', 'आम से ऊपर', 'आम जैसा', 'आम से नीचे', 'आम से बहुत नीचे'],
  },
  chart: {
    title: 'कुंडली, और उसमें क्या-क्या देखा गया',
    caption: {
      lagna:
        'भाव लग्न (जन्म के समय पूर्व में उगती राशि) से गिने गए हैं। मोटी रेखा वाले भाव और रेखांकित ग्रह इस उत्तर में सबसे ज़्यादा गिने गए हैं।',
      moon: 'जन्म का समय मालूम नहीं, इसलिए भाव चंद्रमा से गिने गए हैं। मोटी रेखा वाले भाव और रेखांकित ग्रह इस उत्तर में सबसे ज़्यादा गिने गए हैं।',
    },
    unsteady:
      'उस दिन किसी ग्रह ने राशि बदली थी। यह कुंडली दिन के उस समय की है जो बाक़ी दिन से सबसे ज़्यादा मिलता है।',
    house: 'भाव',
    sign: 'राशि',
    grahas: 'ग्रह',
    used: 'देखा गया',
    signs: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
    names: {
      sun: { short: 'सू', full: 'सूर्य' },
      moon: { short: 'चं', full: 'चंद्रमा' },
      mars: { short: 'मं', full: 'मंगल' },
      mercury: { short: 'बु', full: 'बुध' },
      jupiter: { short: 'बृह', full: 'बृहस्पति' },
      venus: { short: 'शु', full: 'शुक्र' },
      saturn: { short: 'श', full: 'शनि' },
      rahu: { short: 'रा', full: 'राहु' },
      ketu: { short: 'के', full: 'केतु' },
    },
  },
};
