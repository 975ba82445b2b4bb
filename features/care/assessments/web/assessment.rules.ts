import type { UnlockedAssessment } from '../contract/schemas.ts';
import type { Assessment } from '../contract/catalogue.ts';

/** How an assessment stands for a visitor: `bought` is null where it costs nothing. */
export type Standing =
  | { readonly kind: 'locked' }
  | { readonly kind: 'open'; readonly bought: UnlockedAssessment | null };

/** What was bought is open, and so is at once what costs nothing; all else is locked. */
export const standingOf = (
  { id, pricePaise }: Pick<Assessment, 'id' | 'pricePaise'>,
  unlocked: readonly UnlockedAssessment[],
): Standing => {
  const bought = unlocked.find(({ assessmentId }) => assessmentId === id) ?? null;
  return bought || pricePaise === 0 ? { kind: 'open', bought } : { kind: 'locked' };
};

/** The heading of an open one; a name that ends in "Assessment" does not say it twice. */
export const openTitle = (name: string, withWord: (name: string) => string): string =>
  name.endsWith('Assessment') ? name : withWord(name);
