import { setImmediate as othersFirst } from 'node:timers/promises';
import { ENGINE_VERSION } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { answerDay } from '@dhruva/asking/answers/server';
import type { ChartInput } from '@dhruva/asking/births/server';
import { usedFacts } from '../../contract/needed-facts.ts';
import { keepScan, keptScans } from './firmness-scans.store.ts';
import { holdsOf } from './holds.ts';
import { isOfBirth, type KnownHolds, knownWith, stillFound } from './scan.rules.ts';

/** A birth, and what was told of the person's life. */
interface ScannedBirth {
  readonly chart: ChartInput;
  readonly facts: LifeFacts;
}

/**
 * How far answers hold for a birth today: what is kept of it, and what `next` asks for, one question after
 * another until it asks for none; it is given all that is known by then. What is found is kept sealed.
 * Judging one question takes some tens of milliseconds; other requests are served in between.
 */
export const firmnessScanOf = async (
  deps: Pick<Deps, 'db' | 'userKeys'>,
  userId: string,
  { chart, facts }: ScannedBirth,
  next: (known: KnownHolds) => QuestionId | undefined,
): Promise<KnownHolds> => {
  const now = await readNow(deps.db);
  const basis = { chart, asOf: answerDay(now).asOf, engineVersion: ENGINE_VERSION };
  const key = await signedInKey(deps, deps.db, userId);
  const kept = (await keptScans(deps.db, key)).find(({ scan }) => isOfBirth(scan, basis));
  const before = stillFound(kept?.scan, basis);
  let found = before;
  const known = (): KnownHolds => knownWith(found, facts);
  for (let id = next(known()); id !== undefined; id = next(known())) {
    found = { ...found, [id]: { ...holdsOf(id, chart, now, facts), facts: usedFacts(id, facts) } };
    await othersFirst();
  }
  if (found !== before)
    await inTransaction(deps.db, async (tx, at) =>
      keepScan(tx, await signedInKey(deps, tx, userId), { id: kept?.id, ...basis, found }, at),
    );
  return known();
};
