import { expect, it } from 'vitest';
import { forbiddenNamesIn } from './discretion-watch.ts';

it.each([
  ['for “Assessment: Self-harm / Suicide Assessment”', 'Self-harm / Suicide Assessment'],
  ['Your answer: When is my income likely to grow?', 'When is my income likely to grow?'],
  ['OCD', 'OCD'],
])('hears what “%s” names', (text, name) => {
  expect(forbiddenNamesIn(text)).toContain(name);
});

it('says nothing of what names nothing', () => {
  expect(forbiddenNamesIn('We have received ₹1,500 for your booking. Payment ID: pay_1')).toEqual(
    [],
  );
});
