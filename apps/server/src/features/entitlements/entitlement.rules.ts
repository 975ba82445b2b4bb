import type { QuestionTier } from '@dhruva/contract/catalogue/questions';

/** The tier a free question belongs to; the second tier is never free. */
export const FREE_TIER: QuestionTier = 99;

export interface Entitlement {
  readonly id: string;
  readonly source: 'free' | 'payment' | 'referral';
  readonly questionId: string | null;
  readonly isDelivered: boolean;
}

interface AskedQuestion {
  readonly id: string;
  readonly tier: QuestionTier;
}

const usability = (entitlement: Entitlement, question: AskedQuestion): number => {
  if (entitlement.isDelivered) return 0;
  if (entitlement.questionId === question.id) return 3;
  const isGift = entitlement.source !== 'payment' && question.tier === FREE_TIER;
  if (!isGift) return 0;
  return entitlement.questionId === null ? 2 : 1;
};

/**
 * Which of someone's entitlements a question uses: one already meant for it, then an unused gift,
 * then a gift meant for another question whose answer never came (until delivery it may be changed).
 */
export const chooseEntitlement = (
  entitlements: readonly Entitlement[],
  question: AskedQuestion,
): Entitlement | undefined =>
  entitlements
    .filter((entitlement) => usability(entitlement, question) > 0)
    .toSorted((a, b) => usability(b, question) - usability(a, question))[0];
