import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import { type Question, QUESTIONS } from '../../contract/catalogue.ts';
import { CHOICE_AREAS, type ChoiceArea, choiceAreaOf } from '../../contract/question-areas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

const NAMES: Record<ChoiceArea, () => string> = {
  work: m.questions_area_work,
  money: m.questions_area_money,
  love: m.questions_area_love,
  family: m.questions_area_family,
  study: m.questions_area_study,
  self: m.questions_area_self,
};

export const areaName = (area: ChoiceArea): string => NAMES[area]();

export interface QuestionGroup {
  readonly area: ChoiceArea;
  readonly questions: readonly Question[];
}

/** The questions of one price that `isShown`, by area of life; areas without any are left out. */
export const questionGroups = (
  tier: QuestionTier,
  isShown: (question: Question) => boolean = () => true,
): readonly QuestionGroup[] =>
  CHOICE_AREAS.map((area) => ({
    area,
    questions: QUESTIONS.filter(
      (question) =>
        question.tier === tier && choiceAreaOf(question.id) === area && isShown(question),
    ),
  })).filter(({ questions }) => questions.length > 0);
