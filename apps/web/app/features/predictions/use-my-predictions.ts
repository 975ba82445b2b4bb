import { useQuery } from '@tanstack/react-query';
import { myPredictions } from '@dhruva/contract/predictions/routes';
import { call } from '../../lib/call.ts';

/** Everything this account asked, newest first. Ask for it only when signed in. */
export const useMyPredictions = (enabled: boolean) =>
  useQuery({
    queryKey: ['predictions', 'mine'],
    queryFn: async () => (await call(myPredictions)).filter((record) => record.kind === 'question'),
    enabled,
  });
