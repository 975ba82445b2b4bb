import type { CaseTexts } from '../../telling/direct/direct-words.ts';
import { familyCases } from './family.ts';
import { incomeCases } from './income.ts';
import { loveCases } from './love.ts';
import { marriageCases } from './marriage.ts';
import { placesCases } from './places.ts';
import { studyCases } from './study.ts';
import { workCases } from './work.ts';

/** What is said otherwise by relationship, work, country and age. */
export const CASE_WORDS: CaseTexts = {
  ...workCases,
  ...incomeCases,
  ...loveCases,
  ...marriageCases,
  ...familyCases,
  ...studyCases,
  ...placesCases,
};
