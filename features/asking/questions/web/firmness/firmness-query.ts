import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Question } from '../../contract/catalogue.ts';
import { checkDetails } from '../ask.ts';

/**
 * The query of how firm the answer to a question would be for these details. Fails with CallError when they
 * must be corrected.
 */
export const firmnessQuery = ({ id }: Question, details: UserDetails) => ({
  queryKey: ['firmness', id, details],
  queryFn: async () => checkDetails(id, details),
  retry: false,
  networkMode: 'always' as const,
});
