import type { Claim } from '@dhruva/jyotish';
import type { Language } from '@dhruva/narration';
import { expect, it } from 'vitest';
import { uncarriedIn } from './reader.ts';

const FIRST = { lagna: 1, moon: 3 };
const from = 'lagna' as const;
const SEVENTH: Claim = { kind: 'rules', graha: 'mars', house: 7, from };
const IN_SECOND: Claim = { kind: 'stands', graha: 'mars', rashi: 2, house: 2, from };
const PERIOD: Claim = {
  kind: 'period',
  system: 'vimshottari',
  level: 1,
  graha: 'mars',
  start: '2025-09-10',
  end: '2032-09-09',
};

const MARRIED: Claim = { kind: 'fact', key: 'relationship', value: 'married' };

const A1: Claim = { kind: 'arudha', house: 1, rashi: 3 };
const A11: Claim = { kind: 'arudha', house: 11, rashi: 2 };

const CASES: readonly (readonly [Language, string, readonly Claim[], readonly string[]])[] = [
  [
    'en',
    'Mars, lord of your seventh house (marriage), stands in Mithuna.',
    [SEVENTH, IN_SECOND],
    [],
  ],
  ['en', 'Mars, lord of your seventh house, stands in Karka.', [SEVENTH, IN_SECOND], ['sign 3']],
  ['en', 'Mars, lord of the seventh, stands in the eleventh.', [SEVENTH], ['house 11']],
  ['en', 'Mars stands with Venus.', [IN_SECOND], ['graha venus', 'verb conjoined']],
  ['en', 'Mars looks at Jupiter.', [{ kind: 'aspects', a: 'mars', b: 'jupiter' }], []],
  [
    'en',
    'Mars exchanges signs with the Sun.',
    [{ kind: 'hosted', a: 'mars', b: 'sun' }],
    ['verb exchanges'],
  ],
  ['en', 'Mars is hosted by the Sun.', [{ kind: 'hosted', a: 'mars', b: 'sun' }], []],
  ['en', 'The years of Mars (Mahadasha) last until September 2032.', [PERIOD], []],
  ['en', 'The years of Mars last until early 2033.', [PERIOD], ['year 2033 0']],
  [
    'en',
    'It may ease from March to June 2033.',
    [PERIOD],
    ['month 3 2033', 'month 6 2033', 'year 2033'],
  ],
  ['en', 'Begin by 12 March 2028, or on 1 August 2025.', [PERIOD], ['day 2025-08-01']],
  ['en', 'May brings rest; save what you can.', [], []],
  ['en', 'You are married, so begin there.', [MARRIED], []],
  ['en', 'You are engaged, so begin there.', [MARRIED], ['fact relationship engaged']],
  ['en', 'As you live outside India, go slowly.', [MARRIED], ['fact country']],
  ['hi', 'आपकी शादी हो चुकी है, इसलिए वहीं से शुरू करें।', [], ['fact relationship married']],
  [
    'en',
    'Your gaja-kesari yoga helps, and Sade Sati is over.',
    [{ kind: 'yoga', id: 'hamsa', grahas: ['jupiter'] }],
    ['yoga gaja-kesari', 'term sade-sati'],
  ],
  [
    'en',
    'Saturn stands in the eighth from the Moon, a dhaiya.',
    [{ kind: 'dhaiya', place: 8, start: '2022-04-29', end: '2022-07-12' }],
    [],
  ],
  ['en', 'You are Manglik; 24 of 36 gunas agree.', [], ['term manglik', 'term guna']],
  ['hi', 'आपके सातवें भाव (विवाह) का स्वामी मंगल मिथुन राशि में है।', [SEVENTH, IN_SECOND], []],
  ['hi', 'पहले और सातवें भाव के स्वामी मंगल और शुक्र', [SEVENTH], ['graha venus', 'house 1']],
  ['hi', 'पहले यह काम करें, फिर दूसरे काम देखें।', [], []],
  ['hi', 'मंगल शुक्र के साथ बैठा है।', [{ kind: 'conjoined', a: 'mars', b: 'venus' }], []],
  [
    'en',
    'Mars, lord of your seventh house, stands in the eighth place from it.',
    [SEVENTH, IN_SECOND],
    [],
  ],
  ['en', 'Your image of gains falls in the twelfth place from the public one.', [A1, A11], []],
  [
    'en',
    'Venus is in the sign of a close friend.',
    [{ kind: 'dignity', graha: 'venus', state: 'own' }],
    [],
  ],
  [
    'hi',
    'मंगल पर बृहस्पति की दृष्टि है।',
    [{ kind: 'conjoined', a: 'mars', b: 'jupiter' }],
    ['verb aspects'],
  ],
  [
    'hi',
    'मार्च से जून 2033 तक मंगल की महादशा है।',
    [PERIOD],
    ['month 3 2033', 'month 6 2033', 'year 2033'],
  ],
  ['hi', '2031 के अंत तक मंगल की महादशा है।', [PERIOD], []],
  [
    'hi',
    'साढ़े साती का पहला चरण चल रहा है; गजकेसरी योग साथ देता है।',
    [],
    ['yoga gaja-kesari', 'term sade-sati'],
  ],
  [
    'hi',
    'चंद्रमा से आठवीं राशि में शनि: ढैया।',
    [{ kind: 'dhaiya', place: 8, start: '2022-04-29', end: '2022-07-12' }],
    [],
  ],
];

it.each(CASES)('%s: %s', (language, text, claims, names) => {
  expect(uncarriedIn({ text, claims }, claims, language, FIRST).toSorted()).toEqual(
    names.toSorted(),
  );
});

it('takes the Moon that houses are counted from out of any claim of the answer', () => {
  const text = 'As the birth time is not known, houses are counted from the Moon.';
  const elsewhere: Claim = { kind: 'stands', graha: 'venus', house: 4, from: 'moon' };
  expect(uncarriedIn({ text, claims: [] }, [elsewhere], 'en', FIRST)).toEqual([]);
  expect(uncarriedIn({ text, claims: [] }, [SEVENTH], 'en', FIRST)).toEqual(['graha moon']);
});
