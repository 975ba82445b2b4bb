import { factsIn, factTexts, type LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { QuestionId } from '@dhruva/jyotish';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { questionById } from '../contract/catalogue.ts';
import { NEEDED_FACTS } from '../contract/needed-facts.ts';
import { misfitOf } from '../contract/questions-that-fit.ts';

type Told = Pick<UserDetails, 'facts'>;

/** Of the life facts told, those the answer to a question uses. */
export const usedFacts = (id: QuestionId, { facts = {} }: Told): LifeFacts =>
  factsIn(factTexts(facts), NEEDED_FACTS[id]);

/** Throws `prediction.does-not-fit`, with the questions that fit to choose from. */
export const requireFit = (id: QuestionId, { facts = {} }: Told): void => {
  const misfit = misfitOf(id, facts);
  if (misfit === undefined) return;
  const choices = misfit.instead.map((value) => ({ value, label: questionById(value).text }));
  throw new AppError('prediction.does-not-fit', { choices });
};
