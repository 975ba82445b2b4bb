import { expect, test } from 'vitest';
import { saysPlainly } from './plain-words.ts';

test.each([
  'I want to die',
  'Some nights I want to die',
  'I am going to kill myself',
  'i dont want to live anymore',
  'mujhe mar jana chahiye',
  'ab mujhe jeena nahi hai',
  'मुझे मरना है',
  'मैं मरना चाहती हूँ',
  'काश मैं मर जाता',
  'ज़िन्दगी से थक गया हूँ',
  'haath kaat liya',
  'I took too many pills',
  'my husband beats me every night',
  'पति रोज़ मुझे मारते हैं',
  'pati roz marte hai',
  'he says he will kill himself',
  'behen ne zeher kha liya',
])('plain: %s', (text) => {
  expect(saysPlainly(text)).toBe(true);
});

test.each([
  ['denied', "I don't want to die"],
  ['denied', 'मुझे मरना नहीं है'],
  ['denied', 'nahi, aisa nahi ki mujhe marna hai'],
  ['long ago', 'ten years ago I tried to kill myself'],
  ['a story', 'in the film the hero says I want to die'],
  ['a joke', 'I want to die of laughing'],
  ['a joke', 'monday again, i want to die 😂'],
  ['a form', 'Suicidal thoughts: No'],
  ['a tongue', 'सास ताने मारती है'],
  ['a game', 'my son beats me at carrom'],
  ['an idiom', 'mom will kill me if she sees this'],
  ['nothing', 'When will I get married?'],
])('left to the model, for it is %s: %s', (_, text) => {
  expect(saysPlainly(text)).toBe(false);
});
