import { firmnessOf } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { ReadBirth } from '@dhruva/asking/births/server';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { CheckBirthReply } from '../../contract/schemas.ts';
import { firmnessScanOf } from './firmness-scan.service.ts';
import { holdingOf, insteadOf, nextToOffer } from './holding.rules.ts';
import { holdsOf } from './holds.ts';

interface Checked {
  /** The question about to be asked, if it is known. */
  readonly questionId: QuestionId | undefined;
  readonly read: ReadBirth;
  /** What was told of the person's life: the answer rests on it, and what does not fit is not offered instead. */
  readonly facts: UserDetails['facts'];
}

/**
 * A birth read back, with how firm the answer to a question would be; where it would not be sold, also which
 * questions would.
 */
export const checkQuestion = async (
  deps: Pick<Deps, 'db' | 'userKeys'>,
  userId: string,
  { questionId, read: { birth, chart }, facts = {} }: Checked,
): Promise<CheckBirthReply> => {
  if (questionId === undefined) return { birth };
  const holds = holdsOf(questionId, chart, await readNow(deps.db), facts);
  const level = firmnessOf(holds);
  if (level !== null) return { birth, firmness: { level, ...holds, holding: [] } };
  const instead = insteadOf(questionId, facts);
  const known = await firmnessScanOf(deps, userId, { chart, facts }, (found) =>
    nextToOffer(instead, found),
  );
  return { birth, firmness: { level, ...holds, holding: holdingOf(instead, known) } };
};
