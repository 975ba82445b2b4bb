import type { FirstChart } from '../contract/schemas.ts';

/** The reply for 14 February 1996, 6:40 AM, Pune, as the server gave it on 28 November 2026. */
export const CHART: FirstChart = {
  birth: {
    date: '1996-02-14',
    time: '06:40',
    timeUnknown: false,
    inWords: '14 February 1996, 6:40 AM',
    place: {
      label: 'Pune, Maharashtra, India',
      lat: 18.5196,
      lon: 73.8554,
      zone: 'Asia/Kolkata',
      approximate: false,
    },
    utcOffset: '+05:30',
    instant: '1996-02-14T01:10:00.000Z',
    remarks: [],
  },
  chart: {
    from: 'lagna',
    lagna: 9,
    grahas: {
      sun: {
        rashi: 10,
        house: 2,
      },
      moon: {
        rashi: 7,
        house: 11,
      },
      mars: {
        rashi: 10,
        house: 2,
      },
      mercury: {
        rashi: 9,
        house: 1,
      },
      jupiter: {
        rashi: 8,
        house: 12,
      },
      venus: {
        rashi: 11,
        house: 3,
      },
      saturn: {
        rashi: 10,
        house: 2,
      },
      rahu: {
        rashi: 5,
        house: 9,
      },
      ketu: {
        rashi: 11,
        house: 3,
      },
    },
    steady: true,
  },
  lagna: 9,
  moons: [7],
  nextOn: '2027-01-25',
  texts: {
    en: {
      lagna: 'The first impression: patience and a sense of duty.',
      moon: 'At heart: depth, and little shown at once.',
      star: {
        name: 'Jyeshtha',
        text: 'Under Mercury: thought, trade and talk.',
      },
      running: {
        name: 'Venus',
        text: 'Until 14 May 2032: love and comfort. Within it Saturn, until 14 May 2028.',
      },
      next: 'On 25 January 2027 Jupiter goes back into Karka (the Crab), the seventh sign from your rising sign, and brings its themes, growth and good counsel, to marriage and partnership.',
    },
    hi: {
      lagna: 'पहली छाप: धीरज और ज़िम्मेदारी।',
      moon: 'मन के भीतर: गहराई, जो एकदम नहीं झलकती।',
      star: {
        name: 'ज्येष्ठा',
        text: 'इसका ग्रह बुध: सोच, व्यापार और बातचीत।',
      },
      running: {
        name: 'शुक्र',
        text: '14 मई 2032 तक: प्रेम और सुख। इसके भीतर शनि, 14 मई 2028 तक।',
      },
      next: '25 जनवरी 2027 को बृहस्पति कर्क राशि में लौटता है, जो आपके लग्न से सातवीं राशि है: बढ़त और अच्छी सलाह, ये विषय अब यहाँ दिखते हैं: शादी और साझेदारी।',
    },
  },
  firmness: [
    {
      questionId: 'marriage-when',
      level: 'firm',
      holdsMinutes: 30,
      holdsShareOfDay: null,
    },
    {
      questionId: 'income-growth-when',
      level: 'hint',
      holdsMinutes: 3,
      holdsShareOfDay: null,
    },
    {
      questionId: 'suitable-work',
      level: 'fair',
      holdsMinutes: 5,
      holdsShareOfDay: null,
    },
    {
      questionId: 'coming-year-overall',
      level: 'hint',
      holdsMinutes: 3,
      holdsShareOfDay: null,
    },
  ],
  asOf: '2026-11-28',
};
