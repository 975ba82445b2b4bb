import { describe, expect, it } from 'vitest';
import { QUESTION_IDS } from '../../vocabulary.ts';
import { AGES, BAND_ENDS, bandAt } from '../facts/ages.ts';
import { PLANS } from '../plans/all-plans.ts';
import { fittedPlan } from './fitted-plan.ts';

const idsOf = (...asked: Parameters<typeof fittedPlan>): readonly string[] =>
  fittedPlan(...asked).life.cases.map(({ id }) => id);

describe('the plan of a question', () => {
  it.each(QUESTION_IDS)('%s: is its own for a person of thirty who told nothing', (question) => {
    const { plan, life } = fittedPlan(question, { facts: {}, age: 30 });
    expect(plan).toBe(PLANS[question]);
    expect(life).toEqual({ cases: [], months: plan.months, monthsBy: null });
  });

  it('looks at the near months of the engaged, and says by what', () => {
    const facts = { relationship: 'engaged' } as const;
    const { plan, life } = fittedPlan('marriage-when', { facts, age: 30 });
    expect(plan).toMatchObject({ months: 24, specifics: [] });
    expect(life.monthsBy).toEqual({ kind: 'fact', key: 'relationship', value: 'engaged' });
  });

  it.each(['separated', 'widowed'] as const)(
    'reads another marriage for the %s',
    (relationship) => {
      const { plan, life } = fittedPlan('marriage-when', { facts: { relationship }, age: 30 });
      expect(plan).toMatchObject({ strand: 'second-marriage', months: 60, specifics: [] });
      expect(life.cases).toEqual([
        { id: 'again', rests: { kind: 'fact', key: 'relationship', value: relationship } },
      ]);
    },
  );

  it('reads the home of the married by their marriage too', () => {
    const facts = { relationship: 'married' } as const;
    expect(fittedPlan('harmony-at-home', { facts, age: 30 }).plan.strand).toBe('married-home');
  });

  it('leaves out the parts of a year that are none of the person’s', () => {
    const facts = { relationship: 'widowed', work: 'retired' } as const;
    const { plan, life } = fittedPlan('coming-year-overall', { facts, age: 66 });
    expect(plan.noLanes).toEqual(['understanding-with-partner', 'promotion-this-year']);
    expect(life.cases).toHaveLength(2);
  });

  it('reads abroad from where the person lives', () => {
    expect(idsOf('settle-abroad', { facts: { country: 'AE' }, age: 30 })).toEqual([
      'living-abroad',
    ]);
    expect(idsOf('settle-abroad', { facts: { country: 'IN' }, age: 30 })).toEqual([]);
  });

  it('goes by the age unless the work was told', () => {
    const age = AGES.pastWork.from;
    expect(idsOf('stable-job-when', { facts: {}, age })).toEqual(['past-work']);
    expect(idsOf('stable-job-when', { facts: {}, age: age - 1 })).toEqual([]);
    expect(idsOf('stable-job-when', { facts: { work: 'looking' }, age })).toEqual(['looking']);
    expect(idsOf('study-abroad-when', { facts: { country: 'AE' }, age })).toEqual([
      'living-abroad',
      'past-work',
    ]);
  });

  it('looks three years ahead at most from seventy on, unless the question names its years', () => {
    const age = AGES.elder.from;
    const monthsOf = (question: keyof typeof PLANS, at: number) =>
      fittedPlan(question, { facts: {}, age: at }).life.months;
    expect(monthsOf('buy-property-when', age)).toBe(36);
    expect(monthsOf('buy-property-when', age - 1)).toBe(60);
    expect(monthsOf('finances-next-year', age)).toBe(12);
    expect(monthsOf('turning-points-five-years', age)).toBe(60);
    expect(fittedPlan('buy-property-when', { facts: {}, age }).life.monthsBy).toEqual({
      kind: 'fact',
      key: 'age',
      value: String(age),
    });
  });
});

it('judges the usual time of marrying against the age of the asker', () => {
  expect(bandAt('early', 22)).toBe('early');
  expect(bandAt('early', BAND_ENDS.early)).toBe('usual');
  expect(bandAt('early', BAND_ENDS.usual)).toBe('later');
  expect(bandAt('usual', 28)).toBe('usual');
  expect(bandAt('later', 34)).toBe('later');
  expect(bandAt('later', 35)).toBe('ahead');
});
