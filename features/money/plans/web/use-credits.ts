import { useQuery } from '@tanstack/react-query';
import { myCredits } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';

/** The own plans and packs that still hold sessions, the one that ends first on top. */
export const useCredits = () =>
  useQuery({ queryKey: ['plans', 'credits'], queryFn: async () => call(myCredits) });
