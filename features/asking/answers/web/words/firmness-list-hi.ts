import type { FirmnessListWords } from './answer-labels.ts';

/** How firm each answer of a list would be, in Hindi. */
export const FIRMNESS_LIST_HI: FirmnessListWords = {
  level: { firm: 'पक्का', fair: 'काफ़ी पक्का', hint: 'एक संकेत' },
  notSold: 'जन्म का समय जाने बिना नहीं',
  minutes: (minutes) => (minutes === 0 ? 'एक मिनट से भी कम' : `${minutes} मिनट आगे-पीछे`),
  share: (percent) => `दिन के ${percent}% समय के लिए`,
  note: {
    timed:
      'हर सवाल के नीचे लिखा है कि आज आपके लिए उसका उत्तर कितना पक्का होगा, और जन्म का समय कितने मिनट आगे-पीछे हो सकता है।',
    untimed:
      'हर सवाल के नीचे लिखा है कि जन्म का समय जाने बिना आज उसका उत्तर कितना पक्का होगा, और उस दिन के कितने समय में वही रहेगा।',
  },
  working: (told, all) =>
    `हर उत्तर आपके लिए कितना पक्का होगा, यह देखा जा रहा है: ${all} में से ${told} हो गए।`,
};
