import type { LifeFactWords } from './life-fact-words.ts';

/** The facts in Hindi, worded to fit any gender. */
export const LIFE_FACT_WORDS_HI: LifeFactWords = {
  values: {
    relationship: {
      single: 'अविवाहित',
      together: 'रिश्ते में',
      engaged: 'सगाई हो चुकी है',
      married: 'विवाहित',
      separated: 'जीवनसाथी से अलग',
      widowed: 'जीवनसाथी अब नहीं रहे',
    },
    work: {
      studying: 'पढ़ाई',
      employed: 'नौकरी',
      'own-business': 'अपना कारोबार',
      'at-home': 'घर पर',
      looking: 'काम की तलाश',
      retired: 'सेवानिवृत्त',
    },
    country: {
      IN: 'भारत',
      AU: 'ऑस्ट्रेलिया',
      BH: 'बहरीन',
      CA: 'कनाडा',
      DE: 'जर्मनी',
      KW: 'कुवैत',
      MY: 'मलेशिया',
      NP: 'नेपाल',
      NZ: 'न्यूज़ीलैंड',
      OM: 'ओमान',
      QA: 'क़तर',
      SA: 'सऊदी अरब',
      SG: 'सिंगापुर',
      AE: 'संयुक्त अरब अमीरात',
      GB: 'ब्रिटेन',
      US: 'अमेरिका',
      elsewhere: 'किसी और देश',
    },
  },
  livingIn: (country) => `${country} में निवास`,
  answeredWith: (facts) => `इन बातों को देखकर उत्तर: ${facts}`,
};
