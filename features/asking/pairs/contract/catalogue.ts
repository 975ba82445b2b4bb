import type { CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';

const TEXTS = {
  'relationship-strength': 'How strong is the future of our relationship?',
  'relationship-issues': 'What issues may our relationship face?',
  'spouse-compatibility': 'How compatible are we as life partners?',
  'strengths-and-weaknesses': 'What are our strengths and weaknesses together?',
  'business-partnership': 'Would we do well as business partners?',
  'parents-together': 'How will we be as parents together?',
} as const satisfies Record<CompatibilityQuestionId, string>;

export interface CompatibilityQuestion {
  readonly id: CompatibilityQuestionId;
  readonly text: string;
}

/** The six questions about two people, in display order. */
export const COMPATIBILITY_QUESTIONS: readonly CompatibilityQuestion[] = Object.entries(TEXTS).map(
  ([id, text]) => ({ id: id as CompatibilityQuestionId, text }),
);

/** The question with exactly this text, or undefined. */
export const compatibilityQuestionByText = (text: string): CompatibilityQuestion | undefined =>
  COMPATIBILITY_QUESTIONS.find((question) => question.text === text);

/** The question with this id. */
export const compatibilityQuestionById = (id: CompatibilityQuestionId): CompatibilityQuestion => ({
  id,
  text: TEXTS[id],
});
