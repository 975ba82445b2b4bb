import { packageItem, packageRefusals } from '@dhruva/asking/own-questions/contract/item';
import { pairItem, pairRefusals } from '@dhruva/asking/pairs/contract/item';
import { questionItem } from '@dhruva/asking/questions/contract/item';
import { questionRefusals } from '@dhruva/asking/questions/contract/question-refusals';
import { therapyItem, therapyRefusals } from '@dhruva/care/appointments/contract/item';
import { assessmentItem } from '@dhruva/care/assessments/contract/item';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { planItem } from '@dhruva/money/plans/contract/item';
import { route } from '@dhruva/kernel/route';
import * as z from 'zod/mini';

/** Every item that can be bought, by kind. */
const purchaseItem = z.discriminatedUnion('kind', [
  questionItem,
  pairItem,
  packageItem,
  planItem,
  therapyItem,
  assessmentItem,
]);

/** `createOrder` for every kind of item, with the validation and error codes of all products. */
export const createOrderOfAny = route({
  ...createOrder,
  body: z.extend(createOrder.body, { item: purchaseItem }),
  errors: [
    ...new Set([
      ...createOrder.errors,
      ...questionRefusals,
      ...pairRefusals,
      ...packageRefusals,
      ...therapyRefusals,
    ]),
  ],
});
