import { expect, test } from 'vitest';
import { detectDangerByPhrases } from './by-phrases.ts';

test.each([
  ['I want to die', 'self'],
  ['काश मैं मर जाता', undefined],
  ['mujhe nahi jeena', 'self'],
  ['my husband beats me every night', 'violence'],
  ['पति रोज़ मुझे मारते हैं', 'violence'],
  ['pati roz marta hai', 'violence'],
  ['she was molested by her uncle', 'violence'],
  ['he says he will kill himself', 'other'],
  ['my friend wants to die', 'other'],
  ['behen ne zeher kha liya', 'other'],
  ['भाई मरना चाहता है', 'other'],
  ['When will my son get a job?', undefined],
  ['article on the domestic violence act', undefined],
])('"%s" is detected by phrases as %s', (text, danger) => {
  expect(detectDangerByPhrases(text)).toBe(danger);
});
