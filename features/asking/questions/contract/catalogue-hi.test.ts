import {
  COMPATIBILITY_QUESTION_IDS,
  QUESTION_IDS,
} from '@dhruva/account/entitlements/contract/question-ids';
import { describe, expect, it } from 'vitest';
import { QUESTIONS_HI } from './catalogue-hi.ts';
import { PAIR_QUESTIONS_HI } from '@dhruva/asking/pairs/contract/catalogue-hi';
import { REMARK_MESSAGES } from '@dhruva/asking/places/contract/remarks';
import { REMARK_MESSAGES_HI } from '@dhruva/asking/places/contract/remarks-hi';

const all = { ...QUESTIONS_HI, ...PAIR_QUESTIONS_HI };
const texts = Object.values(all);

describe('the questions in Hindi', () => {
  it('are the questions of the catalogue, in its order', () => {
    expect(Object.keys(all)).toEqual([...QUESTION_IDS, ...COMPATIBILITY_QUESTION_IDS]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(texts)('%s', (text) => {
    expect(text).toMatch(/^[\u0900-\u097F ,:-]+\?$/u);
    expect(text).toBe(text.normalize('NFC'));
  });

  it('do not say whether a man or a woman asks', () => {
    // First-person verbs that show gender: future -ūṁgā/-ūṁgī, present -tā/-tī hūṁ, past -ā/-ī thā/thī.
    expect(texts.filter((text) => /ऊँग[ाी]|[ाी] हूँ|[ाी] थ[ाी]/u.test(text))).toEqual([]);
  });
});

it('every remark about a birth is there in Hindi', () => {
  expect(Object.keys(REMARK_MESSAGES_HI)).toEqual(Object.keys(REMARK_MESSAGES));
  for (const text of Object.values(REMARK_MESSAGES_HI)) {
    expect(text).toBe(text.normalize('NFC'));
    expect(text).toMatch(/^[^A-Za-z]+$|UTC/u);
  }
});
