import { therapyProduct } from '@dhruva/care/appointments/server/appointments.api';
import { assessmentProduct } from '@dhruva/care/assessments/server/assessments.api';
import { compatibilityProduct } from '@dhruva/asking/pairs/server/compatibility.api';
import { customPackageProduct } from '@dhruva/asking/own-questions/server/custom-questions.api';
import type { Products } from '@dhruva/money/payments/server/payments.api';
import { planProduct } from '@dhruva/money/plans/server/plans.api';
import type { BirthPlaces } from '@dhruva/asking/places/server/places.api';
import { questionProduct } from '@dhruva/asking/questions/server/predictions.api';
import type { Deps } from './platform/deps.ts';

export type ProductDeps = Deps & { readonly places: BirthPlaces };

/** Everything on sale; does not compile when a kind of the catalogue is missing. */
export const createProducts = (deps: ProductDeps): Products => ({
  question: questionProduct(deps),
  compatibility: compatibilityProduct(deps),
  'custom-package': customPackageProduct(deps),
  plan: planProduct(),
  therapy: therapyProduct(deps),
  assessment: assessmentProduct(deps),
});
