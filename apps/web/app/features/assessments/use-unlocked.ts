import { useQuery } from '@tanstack/react-query';
import { myAssessments } from '@dhruva/contract/assessments/routes';
import { call } from '../../lib/call.ts';
import { useSession } from '../../lib/session.tsx';

/** What this account has bought; asked for only when signed in. */
export const useUnlocked = () => {
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: ['assessments', 'mine'],
    queryFn: async () => call(myAssessments),
    enabled: isAuthenticated,
  });
};
