import { expect, test } from 'vitest';
import { detectDanger } from './detect-danger.ts';
import { DANGERS } from '../danger.ts';
import { KINDS } from './model.generated.ts';

test.each([
  ['I want to kill myself', 'self'],
  ['mujhe mar jana chahiye', 'self'],
  ['ज़िन्दगी से थक गया हूँ', 'self'],
  ['my husband beats me every night', 'violence'],
  ['पति रोज़ मारते हैं', 'violence'],
  ['he says he will kill himself', 'other'],
])('detects %s', (text, danger) => {
  expect(detectDanger(text)).toBe(danger);
});

test.each(['', 'When will I get married?', 'Flat 4, Lake Road, Nagpur', 'Suicidal thoughts: No'])(
  'detects nothing in "%s"',
  (text) => {
    expect(detectDanger(text)).toBeUndefined();
  },
);

test.each(['nobody', 'somebody', ' everyone ', 'sorry', 'useless', 'enough'])(
  'one short word alone is not enough: "%s"',
  (text) => {
    expect(detectDanger(text)).toBeUndefined();
  },
);

test.each([
  ['kms', 'self'],
  ['suicidal', 'self'],
  ['मुझेमरनाहै', 'self'],
  ['raped', 'violence'],
])('one word can be enough: %s', (text, danger) => {
  expect(detectDanger(text)).toBe(danger);
});

test('one spelling of Devanagari is detected like another', () => {
  expect(detectDanger('जिन्दगी से थक गया हू')).toBe(detectDanger('ज़िंदगी से थक गया हूँ'));
});

test('each danger but the first has weights', () => {
  expect(KINDS).toHaveLength(DANGERS.length - 1);
});
