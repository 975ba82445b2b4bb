import { englishPairNaming } from '../en/pair/english-pair.ts';
import { hindiPairNaming } from '../hi/pair/hindi-pair.ts';
import type { PairLocale, Whose } from '../telling/pair/pair-locale.ts';

/** Expectations of a language's texts about two people, for tests. */
export interface PairLanguageSample {
  readonly language: string;
  /** Its types of noun phrases do not matter here. */
  readonly locale: PairLocale<unknown, unknown>;
  /** Never in a text: something unfilled, doubled or left over. */
  readonly broken: RegExp;
  /** A whole text, from its first sign to its last. */
  readonly whole: RegExp;
  /** What may end a sentence after its clause. */
  readonly end: RegExp;
  /** Two people are named by no gender and no role in a wedding. */
  readonly gendered: RegExp;
  /** Words that address the asker. */
  readonly you: RegExp;
  /** The other person's names that hold "your". */
  readonly partner: RegExp;
  readonly missing: Readonly<Record<Whose, string>>;
  /** Of whose day of birth an answer holds for about 53 percent. */
  readonly partOfDay: Readonly<Record<Whose, string>>;
}

const UNFILLED = String.raw`undefined|\[object|null|NaN|[[\]{}]|%m| {2}| ,|,,|\.\.`;

/** Every language, to be tested alike. */
export const PAIR_LANGUAGE_SAMPLES: readonly PairLanguageSample[] = [
  {
    language: 'en',
    locale: englishPairNaming() as never,
    broken: new RegExp(
      `${UNFILLED}|your your|the the|person's the|of the other person's,|you's`,
      'u',
    ),
    whole: /^[A-Z].*\.$/u,
    end: /^(?:\.|[,;:]? ?[a-z[.]|\. [A-Z]).*\.$|^\.$/u,
    gendered: /\b(?:husband|wife|bride|groom|boy|girl|he|she|his|her|him)\b/iu,
    you: /\byou(?:r|rs)?\b/u,
    partner: /your (?:business partner's|partner in business)/gu,
    missing: {
      self: 'As your birth time is not known',
      other: "As the other person's birth time is not known",
      both: 'As neither birth time is known',
    },
    partOfDay: {
      self: 'about 53 % of the day you were born',
      other: 'about 53 % of the day the other person was born',
      both: 'at least about 53 % of each of the two days of birth',
    },
  },
  {
    language: 'hi',
    locale: hindiPairNaming() as never,
    broken: new RegExp(
      `${UNFILLED}|[A-Za-z]|।।| [।;:]|(?:का का|के के|की की|आपके आपके|आप के|आप का|आप की) `,
      'u',
    ),
    whole: /^[\p{Script=Devanagari}].*।$/u,
    end: /^(?:[,;] |। )\p{L}.*।$|^।$/u,
    gendered:
      /(?<![\p{L}\p{M}])(?:पति|पत्नी|वर-वधू|दूल्हा|दुल्हन|लड़क|पुरुष|स्त्री|महिला)|(?:ेंगे|ेंगी|ोगे|ोगी)(?=[ ।,;])/u,
    you: /(?<!अपने )(?<![\p{L}\p{M}])आप(?:का|के|की|को)?(?![\p{L}\p{M}])/u,
    partner: /आपके साझेदार/gu,
    missing: {
      self: 'आपके जन्म का समय मालूम नहीं है',
      other: 'दूसरे व्यक्ति के जन्म का समय मालूम नहीं है',
      both: 'दोनों के जन्म का समय मालूम नहीं है',
    },
    partOfDay: {
      self: 'आपके जन्म के दिन के लगभग 53 प्रतिशत',
      other: 'दूसरे व्यक्ति के जन्म के दिन के लगभग 53 प्रतिशत',
      both: 'जन्म के दोनों दिन बारी-बारी से जाँचे गए: हर एक के कम से कम लगभग 53 प्रतिशत',
    },
  },
];
