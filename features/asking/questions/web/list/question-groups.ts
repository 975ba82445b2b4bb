import type { QuestionTier } from '@dhruva/account/entitlements/contract/tier';
import { type Question, QUESTIONS } from '../../contract/catalogue.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The headings of the two lists, each by its first question. */
const HEADINGS: Partial<Record<Question['id'], () => string>> = {
  'suitable-work': m.questions_group_work,
  'finances-next-year': m.questions_group_money,
  'meet-someone-when': m.questions_group_love,
  'marriage-when': m.questions_group_marriage,
  'field-of-study': m.questions_group_education,
  'main-strengths': m.questions_group_self,
  'travel-abroad-this-year': m.questions_group_home,
  'career-three-years': m.questions_group_business,
  'wealth-three-years': m.questions_group_wealth,
  'married-life': m.questions_group_partner,
  'children-relationship': m.questions_group_family,
  'study-abroad-when': m.questions_group_settling,
  'current-dasha': m.questions_group_path,
};

export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions of one price in order, grouped by area of life. */
export const questionGroups = (tier: QuestionTier): readonly QuestionGroup[] => {
  const groups: { title: string; questions: Question[] }[] = [];
  for (const question of QUESTIONS.filter((each) => each.tier === tier)) {
    const heading = HEADINGS[question.id];
    if (heading) groups.push({ title: heading(), questions: [] });
    groups.at(-1)?.questions.push(question);
  }
  return groups;
};
