import { useQuery } from '@tanstack/react-query';
import { myAssessments } from '@dhruva/contract/assessments/routes';
import { call } from '../../lib/call.ts';

/** What this account has bought. */
export const useUnlocked = () =>
  useQuery({ queryKey: ['assessments', 'mine'], queryFn: async () => call(myAssessments) });
