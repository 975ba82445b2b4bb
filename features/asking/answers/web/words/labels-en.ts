import { m } from '@dhruva/web/paraglide/messages.js';
import type { AnswerLabels } from './answer-labels.ts';

const BORN = { self: 'you were born', other: 'this person was born' } as const;

export const LABELS_EN: AnswerLabels = {
  trend: 'Trend',
  trends: {
    'very-supportive': 'Very supportive',
    supportive: 'Supportive',
    mixed: 'Mixed',
    demanding: 'Demanding',
    'very-demanding': 'Very demanding',
  },
  when: 'When',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  stretch: (from, to) => `${from} to ${to}`,
  strength: { stronger: 'stronger', weaker: 'weaker' },
  why: 'Why',
  sides: {
    for: 'What speaks for it',
    against: 'What speaks against it',
    neutral: 'Good to know',
  },
  sources: {},
  books: 'The books by their full names',
  sure: 'How sure',
  todo: 'What you can do',
  details: 'Details used',
  self: 'Person 1 (you)',
  other: 'Person 2',
  born: 'Born',
  bornUntimed: (date) => `${date}, time not known`,
  clock: (hour, rest) => `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`,
  place: 'Place',
  approximate: 'approximate position',
  coordinates: 'Coordinates',
  zone: 'Clock',
  reckoned: (date, version, conventions) =>
    `As seen on ${date}. Engine ${version}: ${conventions}.`,
  conventions: undefined,
  how: 'How we calculate',
  firmness: {
    timed: {
      firm: (minutes, whose) =>
        `Firm: it would still be so if ${BORN[whose]} ${minutes} minutes earlier or later.`,
      fair: (minutes, whose) =>
        `Fairly firm: it would still be so if ${BORN[whose]} ${minutes} minutes earlier or later, but not much more.`,
      hint: (minutes, whose) =>
        minutes === 0
          ? 'A hint: it may be different if the time of birth is off by a minute.'
          : `A hint: it would still be so if ${BORN[whose]} ${minutes === 1 ? 'one minute' : `${minutes} minutes`} earlier or later, but may be different beyond that.`,
    },
    untimed: {
      firm: (percent) =>
        `Firm, even without the time of birth: it holds for ${percent}% of that day.`,
      fair: (percent) =>
        `Fairly firm: without the time of birth it holds for ${percent}% of that day.`,
      hint: (percent) => `A hint: without the time of birth it holds for ${percent}% of that day.`,
    },
    notSold: (percent) =>
      `Without the time of birth this answer would hold for only ${percent}% of that day. Below 60% we do not give it: nothing is paid, and the free question stays yours. With the time of birth it can be asked.`,
    instead: 'These questions hold for this birth without the time:',
    noneHolds: 'Without the time, no other question holds for most of that day either.',
  },
  kept: {
    askedOn: (date) => `Asked on ${date}`,
    two: (first, second) => `Two people: ${first} and ${second}`,
  },
  sheet: {
    print: m.sheet_print(),
    printed: (brand, date) => m.sheet_printed({ brand, date }),
  },
  kuta: {
    title: 'The match in points',
    caption:
      'Ashtakoota, eight ways to compare the two Moons. The second column counts the cancellations all schools agree on.',
    name: 'Kuta',
    points: 'Points',
    settled: 'After cancellations',
    total: 'Total',
    of: (points, max) => `${points} of ${max}`,
    names: {
      varna: 'Varna: outlook',
      vashya: 'Vashya: pull',
      tara: 'Tara: birth stars',
      yoni: 'Yoni: instincts',
      maitri: 'Graha Maitri: minds',
      gana: 'Gana: temperament',
      bhakoot: 'Bhakoot: Moon signs',
      nadi: 'Nadi: rhythm',
    },
  },
  timeline: {
    title: 'Month by month',
    lead: 'Above the line a month helps more than is usual for this question, below it less.',
    shaded: 'The shaded months are the windows above.',
    untimed:
      'Because a birth time is not known, a month counts only what holds at every hour of that day.',
    picture: (first, last, windows) =>
      `Support from period and sky, ${first} to ${last}. Windows: ${windows}. The numbers are in the table below.`,
    noWindows: 'none',
    dasha: 'Period (dasha)',
    transit: 'Sky (transits)',
    today: 'today',
    table: 'The same in a table',
    month: 'Months',
    window: 'window',
    levels: ['far above usual', 'above usual', 'as usual', 'below usual', 'far below usual'],
  },
  chart: {
    title: 'The chart, and what was used of it',
    caption: {
      lagna:
        'Houses from the rising sign. Houses with a thick frame and underlined planets count most in this answer.',
      moon: 'Houses from the Moon, because the birth time is not known. Houses with a thick frame and underlined planets count most in this answer.',
    },
    unsteady:
      'On that day one of the planets changed its sign. The chart shows the hour most like the rest of the day.',
    house: 'House',
    sign: 'Sign',
    grahas: 'Planets',
    used: 'used',
    signs: [
      'Mesha (Aries)',
      'Vrishabha (Taurus)',
      'Mithuna (Gemini)',
      'Karka (Cancer)',
      'Simha (Leo)',
      'Kanya (Virgo)',
      'Tula (Libra)',
      'Vrishchika (Scorpio)',
      'Dhanu (Sagittarius)',
      'Makara (Capricorn)',
      'Kumbha (Aquarius)',
      'Mina (Pisces)',
    ],
    names: {
      sun: { short: 'Su', full: 'Sun' },
      moon: { short: 'Mo', full: 'Moon' },
      mars: { short: 'Ma', full: 'Mars' },
      mercury: { short: 'Me', full: 'Mercury' },
      jupiter: { short: 'Ju', full: 'Jupiter' },
      venus: { short: 'Ve', full: 'Venus' },
      saturn: { short: 'Sa', full: 'Saturn' },
      rahu: { short: 'Ra', full: 'Rahu' },
      ketu: { short: 'Ke', full: 'Ketu' },
    },
  },
};
