import type { PairRecord } from '@dhruva/asking/pairs/contract/record';
import { call } from '@dhruva/web/lib/call.ts';
import { myPredictions } from '../../contract/routes.ts';

/** This account's records of questions about two people. */
export const boughtPairs = async (): Promise<PairRecord[]> =>
  (await call(myPredictions)).filter((record) => record.kind === 'compatibility');
