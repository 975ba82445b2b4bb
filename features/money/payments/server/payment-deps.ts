import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Products } from './product.ts';

/** The dependencies of payments: platform services and the products on sale. */
export type PaymentDeps = Pick<
  Deps,
  'env' | 'db' | 'log' | 'userKeys' | 'jobs' | 'outbox' | 'gateway'
> & { readonly products: Products };
