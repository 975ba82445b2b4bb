import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { Products } from './product.ts';

/** What payments stand on: the platform, and what is on sale. */
export type PaymentDeps = Pick<
  Deps,
  'env' | 'db' | 'log' | 'userKeys' | 'jobs' | 'outbox' | 'gateway'
> & { readonly products: Products };
