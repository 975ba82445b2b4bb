import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import type { Question } from '../../contract/catalogue.ts';
import type { ChoiceArea } from '../../contract/question-areas.ts';

/** Which questions are shown; kept by the page, because the lists are drawn anew once somebody is signed in. */
export interface Choice {
  readonly tier: QuestionTier;
  readonly onTier: (tier: QuestionTier) => void;
  /** One area of life; null: all. */
  readonly area: ChoiceArea | null;
  readonly onArea: (area: ChoiceArea | null) => void;
  /** What a search found, in all areas; undefined: nothing is looked for. */
  readonly found: ReadonlySet<Question['id']> | undefined;
}
