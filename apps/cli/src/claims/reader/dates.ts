import { pattern } from './pattern.ts';
import type { Words } from './words.types.ts';

/** A date a sentence names: a day, a month of a year or (without one) of any, or a year or its part. */
export type NamedDate =
  | { readonly what: 'day'; readonly day: string }
  | { readonly what: 'month'; readonly month: number; readonly year: string | null }
  | { readonly what: 'year'; readonly year: string; readonly third: 0 | 1 | 2 | null };

const YEAR = '(?:19|20)\\d\\d';
const two = (number: number | string): string => String(number).padStart(2, '0');

/**
 * Words for the first, the middle and the last third of a year, before it or (Hindi) after it; "मार्च से जून 2027 के
 * बीच" is no middle of a year.
 */
const THIRDS = [
  `(?:early|the (?:start|beginning) of|start of|beginning of)[ -]${YEAR}|${YEAR} (?:की शुरुआत|के (?:शुरू|आरंभ))`,
  `(?:mid|the middle of|middle of)[ -]${YEAR}|(?<!से \\S+ )${YEAR} के (?:बीच|मध्य)`,
  `(?:late|the end of|end of)[ -]${YEAR}|${YEAR} के (?:अंत|आख़िर)`,
].map((source) => pattern(source, 'i'));

const yearIn = (text: string): string => /(?:19|20)\d\d/u.exec(text)?.[0] ?? '';

interface Found {
  readonly at: number;
  readonly length: number;
  readonly date: NamedDate;
}

const thirdsIn = (text: string): readonly Found[] =>
  THIRDS.flatMap((each, index) =>
    [...text.matchAll(each)].map((match) => ({
      at: match.index,
      length: match[0].length,
      date: { what: 'year', year: yearIn(match[0]), third: index as 0 | 1 | 2 },
    })),
  );

const isoIn = (text: string): readonly Found[] =>
  [...text.matchAll(/(\d{4})-(\d\d)(?:-(\d\d))?(?!\d)/gu)].map((match) => {
    const [whole, year = '', month = '', day] = match;
    const date: NamedDate =
      day === undefined
        ? { what: 'month', month: Number(month), year }
        : { what: 'day', day: whole };
    return { at: match.index, length: whole.length, date };
  });

/** "12 March 2028" and "March 12, 2028". */
const daysIn = (text: string, months: readonly string[]): readonly Found[] =>
  months.flatMap((name, index) => {
    const forms = [
      pattern(`(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:${name}),? (?<year>${YEAR})`),
      pattern(`(?:${name}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>${YEAR})`),
    ];
    return forms.flatMap((form) =>
      [...text.matchAll(form)].map((match) => {
        const { day = '', year = '' } = match.groups ?? {};
        const iso = `${year}-${two(index + 1)}-${two(day)}`;
        return {
          at: match.index,
          length: match[0].length,
          date: { what: 'day', day: iso },
        } as const;
      }),
    );
  });

const blanked = (text: string, found: readonly Found[]): string =>
  found.reduce(
    (rest, { at, length }) => rest.slice(0, at) + '.'.repeat(length) + rest.slice(at + length),
    text,
  );

interface Token {
  readonly at: number;
  readonly month: number | null;
  readonly year: string;
}

/** Months and years in the order they stand in. */
const tokensIn = (text: string, { months, doubtfulMonth }: Words): readonly Token[] => {
  const doubtful = new Set([...text.matchAll(pattern(doubtfulMonth))].map(({ index }) => index));
  const named = months.flatMap((name, index) =>
    [...text.matchAll(pattern(name))]
      .filter((match) => !doubtful.has(match.index))
      .map((match) => ({ at: match.index, month: index + 1, year: '' })),
  );
  const years = [...text.matchAll(pattern(YEAR))].map((match) => ({
    at: match.index,
    month: null,
    year: match[0],
  }));
  return [...named, ...years].sort((a, b) => a.at - b.at);
};

/** A month has the next year named; where none follows, the one before it. */
const monthsAndYears = (tokens: readonly Token[]): readonly NamedDate[] =>
  tokens.map(({ month, year }, index) => {
    if (month === null) return { what: 'year', year, third: null };
    const next = tokens.slice(index).find((token) => token.month === null);
    const before = tokens.slice(0, index).findLast((token) => token.month === null);
    return { what: 'month', month, year: (next ?? before)?.year ?? null };
  });

/** The dates a sentence names. */
export const datesIn = (text: string, words: Words): readonly NamedDate[] => {
  const exact = [...isoIn(text), ...daysIn(text, words.months)];
  const thirds = thirdsIn(blanked(text, exact));
  const rest = blanked(text, [...exact, ...thirds]);
  return [...exact, ...thirds]
    .map(({ date }) => date)
    .concat(monthsAndYears(tokensIn(rest, words)));
};
