import { expect, it } from 'vitest';
import { forbiddenNamesIn } from './discretion-watch.ts';

it.each([
  ['for “Assessment: Self-harm / Suicide Assessment”', 'Self-harm / Suicide Assessment'],
  ['Your answer: When is my income likely to grow?', 'When is my income likely to grow?'],
  ['for your booking (OCD).', 'OCD'],
  ['Thoughts of suicide, and self-harming', 'self-harm'],
  ['A test of suicidality', 'suicid'],
])('finds the name in “%s”', (text, name) => {
  expect(forbiddenNamesIn(text)).toContain(name);
});

it('finds none in a text without one', () => {
  expect(forbiddenNamesIn('We have received ₹1,500 for your booking. Payment ID: pay_1')).toEqual(
    [],
  );
});

it('takes no part of an id for a name', () => {
  expect(forbiddenNamesIn('Payment ID: pay_GltA3PX5OcdLjj')).toEqual([]);
});
