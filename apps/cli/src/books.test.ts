import { BOOKS } from '@dhruva/contract/catalogue/books';
import { expect, it } from 'vitest';
import {
  COMPATIBILITY_QUESTIONS,
  judge,
  judgePair,
  julianDayFromUnixMs,
  QUESTION_IDS,
} from '@dhruva/jyotish';

const BIRTHS = [
  Date.UTC(1948, 2, 1, 3, 40),
  Date.UTC(1966, 7, 19, 21, 5),
  Date.UTC(1983, 10, 7, 10, 30),
  Date.UTC(1999, 5, 25, 15, 20),
].map((instant, index) => ({
  birth: julianDayFromUnixMs(instant),
  place: { lat: 9 + 6 * index, lon: 72 + 4 * index },
}));
const AT = julianDayFromUnixMs(Date.UTC(2026, 10, 21));
const [SELF, OTHER] = BIRTHS as [(typeof BIRTHS)[0], (typeof BIRTHS)[0]];

it('every reason is from a book whose full name can be looked up', () => {
  const judgements = [
    ...BIRTHS.flatMap((who) => QUESTION_IDS.map((question) => judge({ question, at: AT, ...who }))),
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
  expect(new Set(sources).size).toBeGreaterThan(30);
});
