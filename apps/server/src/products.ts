import { therapyProduct } from './features/appointments/appointments.api.ts';
import { assessmentProduct } from './features/assessments/assessments.api.ts';
import { compatibilityProduct } from './features/compatibility/compatibility.api.ts';
import { customPackageProduct } from './features/custom-questions/custom-questions.api.ts';
import type { Products } from './features/payments/payments.api.ts';
import { planProduct } from './features/plans/plans.api.ts';
import type { BirthPlaces } from './features/places/places.api.ts';
import { questionProduct } from './features/predictions/predictions.api.ts';
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
