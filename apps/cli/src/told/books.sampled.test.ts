import { BOOKS } from '@dhruva/asking/answers/contract/books';
import { expect, it } from 'vitest';
import {
  COMPATIBILITY_QUESTIONS,
  judge,
  judgePair,
  julianDayFromUnixMs,
  QUESTION_IDS,
} from '@dhruva/jyotish';

const AT = julianDayFromUnixMs(Date.UTC(2026, 10, 21));
const SELF = {
  birth: julianDayFromUnixMs(Date.UTC(1966, 7, 19, 21, 5)),
  place: { lat: 9.9, lon: 76.3 },
};
const OTHER = {
  birth: julianDayFromUnixMs(Date.UTC(1999, 5, 25, 15, 20)),
  place: { lat: 26.9, lon: 75.8 },
};

it('every reason is from a book whose full name can be looked up', () => {
  const judgements = [
    ...QUESTION_IDS.map((question) => judge({ question, at: AT, ...SELF })),
    ...COMPATIBILITY_QUESTIONS.map((question) =>
      judgePair({ question, self: SELF, other: OTHER, at: AT }),
    ),
  ];
  const sources = judgements
    .flatMap(({ findings, specifics }) => [...findings, ...specifics])
    .flatMap(({ source }) => source.split('; '));
  const names = Object.keys(BOOKS);
  const unknown = sources.filter((source) => !names.some((name) => source.startsWith(name)));
  expect([...new Set(unknown)]).toEqual([]);
  expect(new Set(sources).size).toBeGreaterThan(20);
});
