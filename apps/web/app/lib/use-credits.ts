import { useQuery } from '@tanstack/react-query';
import { myCredits } from '@dhruva/contract/plans/routes';
import { call } from './call.ts';

/** The own plans and packs that still hold sessions, the one that ends first on top. */
export const useCredits = () =>
  useQuery({ queryKey: ['plans', 'credits'], queryFn: async () => call(myCredits) });
