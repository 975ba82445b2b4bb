import { COMPATIBILITY_QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import type { PurchaseItem } from '../../contract/item.ts';
import { RECEIPT_CHARS } from '../../contract/schemas.ts';

const textOf = (item: PurchaseItem, now: number): string => {
  switch (item.kind) {
    case 'question':
      return `question_${item.questionId}`;
    case 'compatibility': {
      const index = COMPATIBILITY_QUESTION_IDS.indexOf(item.questionId);
      return `compatibility_question_${index}`;
    }
    case 'custom-package':
      return `package_${item.packageId}_${now}`;
    case 'plan':
      return `plan_${item.planId}_${now}`;
    case 'therapy':
      return `therapy_${now}`;
    case 'assessment':
      return `assessment_${now}`;
  }
};

/**
 * The receipt text sent with create-order (specification, section 7): for two people the index of the
 * question, from 0; for therapy and assessments a prefix and the time (`now`, ms since 1970), without a name
 * (decision 55). At most 40 characters.
 */
export const receiptText = (item: PurchaseItem, now: number): string =>
  textOf(item, now).slice(0, RECEIPT_CHARS);
