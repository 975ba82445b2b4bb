import { planById } from '../contract/catalogue.ts';
import { discountPercent } from '@dhruva/kernel/paise';
import { expect, test } from 'vitest';
import { PACKS, planDetails, planName, planPayload, SESSION_PLANS } from './plan-words.ts';

test('five session plans, with price, struck price and experience', () => {
  expect(
    SESSION_PLANS.map((plan) => [
      planPayload(plan).price,
      planPayload(plan).oldPrice,
      planName(plan),
    ]),
  ).toEqual([
    [1200, 1500, '2-4 years of experience'],
    [1500, 2000, '5-7 years of experience'],
    [1800, 2500, '8+ years of experience'],
    [2000, 2800, '9-10 years of experience'],
    [2500, 3200, '10+ years of experience'],
  ]);
  for (const plan of SESSION_PLANS) {
    expect(planDetails(plan)).toEqual(
      expect.arrayContaining(['30 minutes', 'cancellation charged 50%']),
    );
  }
});

test('two packs, with the discount their prices make', () => {
  expect(
    PACKS.map(({ pricePaise, oldPricePaise, ...plan }) => [
      planName({ ...plan, pricePaise, oldPricePaise }),
      pricePaise,
      discountPercent(oldPricePaise ?? 0, pricePaise),
    ]),
  ).toEqual([
    ['Pack of 6 sessions', 810_000, 10],
    ['Pack of 10 sessions', 1_275_000, 15],
  ]);
  expect(planDetails(planById('pack-6'))).toContain('valid 3 months');
  expect(planDetails(planById('pack-10'))).toContain('valid 6 months');
});
