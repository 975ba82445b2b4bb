import { expect, it } from 'vitest';
import { EXPERIENCE_BANDS, THERAPIST_IDS, therapistById } from './catalogue.ts';
import { PLAN_IDS, planById } from '@dhruva/money/plans/contract/catalogue';

const THERAPISTS = THERAPIST_IDS.map(therapistById);

it('six, with the fees of the specification', () => {
  expect(THERAPISTS.map(({ id, feePaise, oldFeePaise }) => [id, feePaise, oldFeePaise])).toEqual([
    ['1', 200_000, 280_000],
    ...['2', '3', '4', '5', '6'].map((id) => [id, 150_000, 200_000]),
  ]);
});

it('the ratings, the slots, and unavailable dates in October 2025 only', () => {
  expect(THERAPISTS.map(({ rating }) => rating)).toEqual([4.7, 4.6, 4.5, 4.8, 4.5, 5]);
  for (const { slots, unavailableDates } of THERAPISTS) {
    expect(slots).toEqual(['10:00 AM', '12:00 PM', '3:00 PM']);
    expect(unavailableDates.length).toBeGreaterThan(0);
    for (const date of unavailableDates) expect(date).toMatch(/^2025-10-(0[1-9]|[12]\d|3[01])$/);
  }
});

it('are samples, with every field, some as a text and some as a list', () => {
  for (const one of THERAPISTS) {
    expect(one.name).toMatch(/^Sample therapist [A-F]$/);
    expect(one.rciNumber).toBeNull();
    expect([...one.languages, ...one.expertise].length).toBeGreaterThan(3);
  }
  for (const field of ['qualifications', 'experience'] as const)
    expect(new Set(THERAPISTS.map((one) => typeof one[field]))).toEqual(
      new Set(['string', 'object']),
    );
});

it('for the experience each session plan names there is a therapist', () => {
  const bands = new Set(THERAPISTS.map(({ band }) => band));
  expect(bands).toEqual(new Set(EXPERIENCE_BANDS));
  const sold = PLAN_IDS.map((id) => planById(id).band).filter((band) => band !== null);
  expect(new Set<string>(bands)).toEqual(new Set(sold));
});
