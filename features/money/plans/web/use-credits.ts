import { useQuery } from '@tanstack/react-query';
import { myCredits } from '../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';

/** The user's plans and packs with unused sessions, earliest expiry first. */
export const useCredits = () =>
  useQuery({ queryKey: ['plans', 'credits'], queryFn: async () => call(myCredits) });
