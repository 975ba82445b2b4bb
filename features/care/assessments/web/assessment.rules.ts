import type { UnlockedAssessment } from '../contract/schemas.ts';
import type { Assessment } from '../contract/catalogue.ts';

/** The status of an assessment for a visitor; `bought` is null where it is free of charge. */
export type AssessmentStatus =
  | { readonly kind: 'locked' }
  | { readonly kind: 'open'; readonly bought: UnlockedAssessment | null };

/** Open if bought or free of charge, otherwise locked. */
export const statusOf = (
  { id, pricePaise }: Pick<Assessment, 'id' | 'pricePaise'>,
  unlocked: readonly UnlockedAssessment[],
): AssessmentStatus => {
  const bought = unlocked.find(({ assessmentId }) => assessmentId === id) ?? null;
  return bought || pricePaise === 0 ? { kind: 'open', bought } : { kind: 'locked' };
};

/** The heading of an open assessment; avoids a second "Assessment" after a name that ends with the word. */
export const openTitle = (name: string, withWord: (name: string) => string): string =>
  name.endsWith('Assessment') ? name : withWord(name);
