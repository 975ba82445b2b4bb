import { setImmediate as othersFirst } from 'node:timers/promises';
import { indianDay } from '@dhruva/civil-time';
import { ENGINE_VERSION, QUESTION_IDS } from '@dhruva/jyotish';
import type { QuestionId } from '@dhruva/jyotish';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import type { ChartInput } from '@dhruva/asking/births/server';
import { type FirmnessScan, keepScan, keptScans } from './firmness-scans.store.ts';
import type { Holds } from './holding.rules.ts';
import { holdsOf } from './holds.ts';

type ScanDeps = Pick<Deps, 'db' | 'userKeys'>;

/** Judges every question for a birth; other requests are served in between. */
const scan = async (chart: ChartInput, now: Date): Promise<FirmnessScan['holds']> => {
  const holds: [QuestionId, Holds][] = [];
  for (const question of QUESTION_IDS) {
    holds.push([question, holdsOf(question, chart, now)]);
    await othersFirst();
  }
  return Object.fromEntries(holds) as FirmnessScan['holds'];
};

const isSameChart = (a: ChartInput, b: ChartInput): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * How far each of the questions holds for a birth: judged once, and kept sealed for the month and the version
 * of the engine.
 */
export const firmnessScanOf = async (
  deps: ScanDeps,
  userId: string,
  chart: ChartInput,
): Promise<FirmnessScan['holds']> => {
  const now = await readNow(deps.db);
  const key = await signedInKey(deps, deps.db, userId);
  const made = { chart, month: indianDay(now).slice(0, 7), engineVersion: ENGINE_VERSION };
  const kept = (await keptScans(deps.db, key)).find(
    (each) =>
      isSameChart(each.chart, chart) &&
      each.month === made.month &&
      each.engineVersion === made.engineVersion,
  );
  if (kept !== undefined) return kept.holds;
  const holds = await scan(chart, now);
  await inTransaction(deps.db, async (tx, at) =>
    keepScan(tx, await signedInKey(deps, tx, userId), { ...made, holds }, at),
  );
  return holds;
};
