import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  COMMON_ERRORS,
  type ErrorCode,
  type ErrorList,
  type ErrorMeaning,
} from '@dhruva/kernel/errors';
import { expect, it, test } from 'vitest';
import { ALL_ERRORS } from './all-errors.ts';
import { ALL_ROUTES } from './all-routes.ts';

const FEATURES = fileURLToPath(new URL('../../../features/', import.meta.url));

/** What the nouns declare, by the file it lies in. */
const declared = await Promise.all(
  globSync('*/*/contract/errors.ts', { cwd: FEATURES }).map(async (file) => {
    const exported = Object.values((await import(`${FEATURES}${file}`)) as Record<string, unknown>);
    return [file, Object.assign({}, ...exported) as ErrorList] as const;
  }),
);
const lists: readonly ErrorList[] = [COMMON_ERRORS, ...declared.map(([, list]) => list)];

test.each(declared)('%s is joined, whole', (_, list) => {
  expect(Object.keys(list)).not.toEqual([]);
  expect(ALL_ERRORS).toMatchObject(list);
});

it('holds each code once, and no more than are declared: 88', () => {
  const codes = lists.flatMap((list) => Object.keys(list)).toSorted();
  expect(codes).toEqual(Object.keys(ALL_ERRORS).toSorted());
  expect(codes).toHaveLength(88);
});

it('has a status and a sentence for each', () => {
  const isWhole = (code: string, { status, sentence }: ErrorMeaning): boolean =>
    /^[a-z-]+\.[a-z0-9-]+$/.test(code) &&
    status >= 400 &&
    status < 600 &&
    /^[A-Z].*[.?]$/.test(sentence);
  expect(Object.entries(ALL_ERRORS).filter(([code, meaning]) => !isWhole(code, meaning))).toEqual(
    [],
  );
});

it('is all that a route can declare and a service can throw', () => {
  // @ts-expect-error -- no noun declares it
  const code: ErrorCode = 'auth.unheard-of';
  expect(code in ALL_ERRORS).toBe(false);
});

test.each(ALL_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s declares codes that there are, each once',
  (_, { errors }) => {
    expect(errors.filter((code) => !(code in ALL_ERRORS))).toEqual([]);
    expect([...new Set(errors)]).toEqual(errors);
  },
);

it('holds no code that nothing answers with', () => {
  const answered = new Set<string>([
    ...Object.keys(COMMON_ERRORS),
    ...ALL_ROUTES.flatMap(({ errors }) => errors),
  ]);
  expect(Object.keys(ALL_ERRORS).filter((code) => !answered.has(code))).toEqual([]);
});
