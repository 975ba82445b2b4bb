import type { ProductKind } from '@dhruva/contract/catalogue/products';
import type { Product, Products } from './features/payments/payments.api.ts';
import type { BirthPlaces } from './features/places/places.api.ts';
import type { Deps } from './platform/deps.ts';
import { AppError } from './platform/errors.ts';

export type ProductDeps = Deps & { readonly places: BirthPlaces };

/** TEMPORARY: a kind whose feature has not landed. It refuses before money moves. */
const notYetOnSale = <K extends ProductKind>(): Product<K> => {
  const refuse = (): never => {
    throw new AppError('payment.order-failed');
  };
  return {
    offer: refuse,
    accept: refuse,
    give: refuse,
    takeBack: refuse,
    release: refuse,
    cancelling: refuse,
    describe: refuse,
  };
};

/** Everything on sale; does not compile when a kind of the catalogue is missing. */
export const createProducts = (_deps: ProductDeps): Products => ({
  question: notYetOnSale(),
  compatibility: notYetOnSale(),
  'custom-package': notYetOnSale(),
  plan: notYetOnSale(),
  therapy: notYetOnSale(),
  assessment: notYetOnSale(),
});
