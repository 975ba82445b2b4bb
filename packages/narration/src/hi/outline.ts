import type { DatedPeriod, OutlineWords } from '../telling/outline/outline-words.ts';
import { rashiInWords } from './words/chart-extras.ts';
import { GRAHA_NAMES, GRAHA_SIGNIFICATIONS } from './words/grahas.ts';
import { houseMeaning, ORDINALS } from './words/houses.ts';
import { monthInWords } from './words/months.ts';

const dayInWords = (day: string): string =>
  `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`;

/** "12 मार्च 2034 तक"; where only the months are known, between which it ends. */
const until = ({ endsFrom, endsBy }: DatedPeriod): string => {
  if (endsFrom === endsBy) return `${dayInWords(endsBy)} तक`;
  const [first, last] = [endsFrom, endsBy].map((day) => monthInWords(day.slice(0, 7)));
  return first === last
    ? `${first} तक`
    : `जन्म की घड़ी के हिसाब से ${first} और ${last} के बीच किसी दिन तक`;
};

const LEVELS = { 1: 'महादशा', 2: 'अंतर्दशा' } as const;

const COUNTED = { lagna: 'लग्न', moon: 'चंद्रमा' } as const;

/** The Hindi texts of the free first chart. */
export const hindiOutline: OutlineWords = {
  signGives: [
    'सीधापन और झट शुरुआत',
    'ठहराव, और टिकाऊ चीज़ों से लगाव',
    'जिज्ञासा और फुर्तीली बातचीत',
    'ममता, और दूसरों के मन की परख',
    'गर्मजोशी और स्वाभिमान',
    'बारीकी और काम की समझ',
    'न्याय और मेल-मिलाप',
    'गहराई, जो एकदम नहीं झलकती',
    'खुलापन और उम्मीद',
    'धीरज और ज़िम्मेदारी',
    'आज़ाद सोच और दूर की नज़र',
    'कोमलता और कल्पना',
  ],
  stars: [
    'अश्विनी',
    'भरणी',
    'कृत्तिका',
    'रोहिणी',
    'मृगशिरा',
    'आर्द्रा',
    'पुनर्वसु',
    'पुष्य',
    'आश्लेषा',
    'मघा',
    'पूर्वा फाल्गुनी',
    'उत्तरा फाल्गुनी',
    'हस्त',
    'चित्रा',
    'स्वाति',
    'विशाखा',
    'अनुराधा',
    'ज्येष्ठा',
    'मूल',
    'पूर्वाषाढ़ा',
    'उत्तराषाढ़ा',
    'श्रवण',
    'धनिष्ठा',
    'शतभिषा',
    'पूर्वा भाद्रपद',
    'उत्तरा भाद्रपद',
    'रेवती',
  ],
  either: (names) => names.join(' या '),
  lagna: (gives) => `पहली छाप: ${gives}।`,
  moon: (gives) => `मन के भीतर: ${gives}।`,
  star: (lord) => `इसका ग्रह ${GRAHA_NAMES[lord]}: ${GRAHA_SIGNIFICATIONS[lord]}।`,
  graha: (graha) => GRAHA_NAMES[graha],
  running: (maha, antar) =>
    [
      `${until(maha)}: ${GRAHA_SIGNIFICATIONS[maha.graha]}।`,
      ...(antar ? [`इसके भीतर ${GRAHA_NAMES[antar.graha]}, ${until(antar)}।`] : []),
    ].join(' '),
  period: ({ on, level, ends, begins }) =>
    `${dayInWords(on)} को ${GRAHA_NAMES[ends]} की ${LEVELS[level]} पूरी होगी और ${GRAHA_NAMES[begins]} की शुरू होगी: अब तक बात ${GRAHA_SIGNIFICATIONS[ends]} की रही, तब बारी इनकी होगी: ${GRAHA_SIGNIFICATIONS[begins]}।`,
  sign: ({ on, graha, rashi, direct, house, from }) => {
    const enters = `${dayInWords(on)} को ${GRAHA_NAMES[graha]} ${rashiInWords(rashi)} में ${direct ? 'आएगा' : 'लौटेगा'}`;
    const themes = GRAHA_SIGNIFICATIONS[graha];
    return house === null
      ? `${enters}, और तब इसके विषय नए रंग में सामने आएँगे: ${themes}।`
      : `${enters}, जो आपके ${COUNTED[from]} से ${ORDINALS[house].f} राशि है: ${themes}, ये विषय तब यहाँ दिखेंगे: ${houseMeaning(house, 'overall-timeline')}।`;
  },
};
