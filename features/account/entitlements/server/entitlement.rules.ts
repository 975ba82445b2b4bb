import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';

/** The tier of free questions; the second tier and questions about two people are never free. */
export const FREE_TIER: QuestionTier = 99;

export type EntitlementKind = 'question' | 'compatibility';

/** `waiting` until its answer is delivered; `revoked` when it was refunded before that. */
export type EntitlementState = 'waiting' | 'delivered' | 'revoked';

export interface Entitlement {
  readonly id: string;
  readonly kind: EntitlementKind;
  readonly source: 'free' | 'payment' | 'referral';
  readonly questionId: string | null;
  readonly state: EntitlementState;
  /** The order it was bought with; null for a free one. */
  readonly orderId: string | null;
}

/** A question as far as entitlements need it; `tier` is null for questions without tiers. */
export interface AskedQuestion {
  readonly kind: EntitlementKind;
  readonly id: string;
  readonly tier: QuestionTier | null;
}

/** Derives the state from the times of delivery and revocation. */
export const stateOf = (deliveredAt: Date | null, revokedAt: Date | null): EntitlementState => {
  if (revokedAt !== null) return 'revoked';
  return deliveredAt === null ? 'waiting' : 'delivered';
};

const usability = (entitlement: Entitlement, question: AskedQuestion): number => {
  if (entitlement.state !== 'waiting' || entitlement.kind !== question.kind) return 0;
  const isMeant = entitlement.questionId === question.id;
  if (entitlement.source === 'payment') return isMeant ? 5 : 0;
  if (question.tier !== FREE_TIER) return 0;
  if (isMeant) return 4;
  if (entitlement.questionId !== null) return 1;
  return entitlement.source === 'free' ? 3 : 2;
};

/**
 * Chooses which of a user's entitlements a question uses: one paid for it, then a free one already reserved
 * for it, then the unused free question, then a referral credit, then a free one reserved for another
 * question that was not answered (until delivery it may be changed).
 */
export const chooseEntitlement = (
  entitlements: readonly Entitlement[],
  question: AskedQuestion,
): Entitlement | undefined =>
  entitlements
    .filter((entitlement) => usability(entitlement, question) > 0)
    .toSorted((a, b) => usability(b, question) - usability(a, question))[0];
