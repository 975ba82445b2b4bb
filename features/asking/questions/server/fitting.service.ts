import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { QuestionId } from '@dhruva/jyotish';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { questionById } from '../contract/catalogue.ts';
import { misfitOf } from '../contract/questions-that-fit.ts';

/** Throws `prediction.does-not-fit`, with the questions that fit to choose from. */
export const requireFit = (id: QuestionId, { facts = {} }: Pick<UserDetails, 'facts'>): void => {
  const misfit = misfitOf(id, facts);
  if (misfit === undefined) return;
  const choices = misfit.instead.map((value) => ({ value, label: questionById(value).text }));
  throw new AppError('prediction.does-not-fit', { choices });
};
