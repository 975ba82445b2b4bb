import { english } from '../en/english.ts';
import { houseMeaning as houseInEnglish } from '../en/words/houses.ts';
import { hindi } from '../hi/hindi.ts';
import { houseMeaning as houseInHindi } from '../hi/words/houses.ts';
import type { Language } from '../narrate.ts';
import type { Locale } from '../telling/direct/locale.ts';

/** Expectations of a language for tests: patterns of its texts, and the words of a few facts. */
export interface LanguageSample {
  readonly language: Language;
  /** Its type of noun phrases does not matter here. */
  readonly locale: Locale<unknown>;
  readonly houseMeaning: typeof houseInHindi;
  /** Never in a text: something unfilled, doubled or left over. */
  readonly broken: RegExp;
  /** A whole text, from its first sign to its last. */
  readonly whole: RegExp;
  /** What may end a sentence after its clause. */
  readonly end: RegExp;
  readonly stretch: string;
  readonly noneStandsOut: string;
  readonly withoutTime: string;
  readonly fromMoon: string;
  /** A house counted from the lagna. */
  readonly ownHouse: RegExp;
  /** Words of the part everybody reads. */
  readonly mostRead: number;
  readonly despiteTrend: string;
  readonly caveat: RegExp;
  /** A grammatical form that assumes the reader's gender. */
  readonly gendered: RegExp;
}

const UNFILLED = String.raw`undefined|\[object|null|NaN|[[\]{}<>|%]| {2}| ,|,,|\.\.`;

/** Every language, to be tested alike. */
export const LANGUAGE_SAMPLES: readonly LanguageSample[] = [
  {
    language: 'en',
    locale: english as never,
    houseMeaning: houseInEnglish,
    broken: new RegExp(UNFILLED, 'u'),
    whole: /^[A-Z].*\.$/u,
    end: /^(?:\.|,? ?[a-z[.]|\. [A-Z]).*\.$|^\.$/u,
    stretch: 'November 2026 to February 2027',
    noneStandsOut: 'No stretch of months stands out',
    withoutTime: 'without a birth time',
    fromMoon: 'houses are counted from the Moon',
    ownHouse: /\(lagna\)|your \w+ house/u,
    mostRead: 300,
    despiteTrend: 'At the same time, the balance is clearly',
    caveat: /not a (?:label and not a )?guarantee/u,
    gendered: /\b(?:he|she|his|her|him)\b/u,
  },
  {
    language: 'hi',
    locale: hindi as never,
    houseMeaning: houseInHindi,
    broken: new RegExp(
      `${UNFILLED}|[A-Za-z.]|।।| [।;:)]|\\( |[,;:] ?।|(?:^| )का (?:में|से|को|पर) `,
      'u',
    ),
    whole: /^[\u0904-\u0939\u0958-\u0961].*।$/u,
    end: /^(?:।|,? \p{L}|। \p{L}).*।$|^।$/u,
    stretch: 'नवंबर 2026 से फ़रवरी 2027 तक',
    noneStandsOut: 'कोई ख़ास समय नहीं उभरता',
    withoutTime: 'जन्म का समय जाने बिना',
    fromMoon: 'भाव चंद्रमा से गिने गए हैं',
    ownHouse: /आपक[ाे] लग्न|लग्न से|आपके [^ ]+ भाव/u,
    mostRead: 360,
    despiteTrend: 'दूसरी ओर,',
    caveat: /गारंटी नहीं/u,
    gendered:
      /(?<![\p{L}\p{M}])आप (?!दोनों|पर|से|को|में|के)[^।,;]*?(?:(?:ते|रहे|चुके|गए|ती|रही) (?:हैं|हों|थे|थीं)|(?:ेंगे|एँगे|ेंगी|एँगी))/u,
  },
];
