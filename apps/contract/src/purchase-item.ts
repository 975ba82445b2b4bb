import { packageItem, packageRefusals } from '@dhruva/asking/own-questions/contract/item';
import { pairItem, pairRefusals } from '@dhruva/asking/pairs/contract/item';
import { questionItem, questionRefusals } from '@dhruva/asking/questions/contract/item';
import { therapyItem, therapyRefusals } from '@dhruva/care/appointments/contract/item';
import { assessmentItem } from '@dhruva/care/assessments/contract/item';
import { createOrder } from '@dhruva/money/payments/contract/routes';
import { planItem } from '@dhruva/money/plans/contract/item';
import { route } from '@dhruva/kernel/route';
import * as z from 'zod/mini';

/** Everything that can be bought. */
const purchaseItem = z.discriminatedUnion('kind', [
  questionItem,
  pairItem,
  packageItem,
  planItem,
  therapyItem,
  assessmentItem,
]);

/** The order of any of them: what its item must be, and what its seller may refuse it for. */
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
