import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { FollowUp } from '@dhruva/narration';

/** A follow-up with its answer sentence by sentence, each with what it claims, in both languages. */
export interface PreparedFollowUp {
  readonly kind: FollowUp['id'];
  readonly en: Omit<FollowUp, 'id'>;
  readonly hi: Omit<FollowUp, 'id'>;
}

/** The follow-ups an answer is kept with, and how many of them may be chosen. */
export interface PreparedFollowUps {
  readonly allowed: number;
  readonly offered: readonly PreparedFollowUp[];
}

/** How many follow-ups an answer carries: two at ₹199, else one. */
const followUpsAllowed = (tier: QuestionTier | null): number => (tier === 199 ? 2 : 1);

/** Puts the follow-ups of an answer, told in both languages in one order, together. */
export const preparedFollowUps = (
  english: readonly FollowUp[],
  hindi: readonly FollowUp[],
  tier: QuestionTier | null,
): PreparedFollowUps => ({
  allowed: followUpsAllowed(tier),
  offered: english.flatMap(({ id, question, sentences }, index) => {
    const other = hindi[index];
    return other === undefined
      ? []
      : [
          {
            kind: id,
            en: { question, sentences },
            hi: { question: other.question, sentences: other.sentences },
          },
        ];
  }),
});
