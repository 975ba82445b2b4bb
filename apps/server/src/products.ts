import { therapyProduct } from '@dhruva/care/appointments/server';
import { assessmentProduct } from '@dhruva/care/assessments/server';
import { pairProduct } from '@dhruva/asking/pairs/server';
import { packageProduct } from '@dhruva/asking/own-questions/server';
import type { Products } from '@dhruva/money/payments/server';
import { planProduct } from '@dhruva/money/plans/server';
import type { Births } from '@dhruva/asking/births/server';
import { questionProduct } from '@dhruva/asking/questions/server';
import type { Deps } from './platform/deps.ts';

export type ProductDeps = Deps & { readonly births: Births };

/** All products on sale; does not compile when a product kind is missing. */
export const createProducts = (deps: ProductDeps): Products => ({
  question: questionProduct(deps),
  compatibility: pairProduct(deps),
  'custom-package': packageProduct(deps),
  plan: planProduct(),
  therapy: therapyProduct(deps),
  assessment: assessmentProduct(deps),
});
