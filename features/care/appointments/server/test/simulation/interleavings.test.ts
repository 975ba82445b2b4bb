import { MINUTE_MS } from '@dhruva/kernel/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { order } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { openClinic } from '../clinic.ts';
import { DAYS, type Action, days, SLOTS, THERAPISTS } from './actions.ts';
import { faultsOf, readLines, strayCredits } from './faults.ts';
import { act, startRun, type SimulatedRun, setMinutes } from './simulated-run.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const THREE_DAYS = 3 * 24 * 60;
const RUNS = Number(process.env['RUNS'] ?? (IS_PROOF ? 200 : 8));
const SEEDS = process.env['SEED']
  ? [Number(process.env['SEED'])]
  : [20_261_121, ...(IS_PROOF ? [20_261_122] : [])];

const clinic = await openClinic(9_720_000_000);
const tally = { runs: 0, deeds: 0, booked: 0, lost: 0, cancelled: 0 };

const userIdsOf = ({ clients }: SimulatedRun): string[] => clients.map(({ userId }) => userId);

const recordFaults = async (simulated: SimulatedRun, after: string): Promise<void> => {
  const lines = await readLines(clinic, userIdsOf(simulated));
  const faults = [
    ...faultsOf(lines, simulated.lateCancelled),
    ...(await strayCredits(clinic, userIdsOf(simulated))),
  ];
  simulated.faults.push(...faults.map((fault) => `after ${after}: ${fault}`));
};

/** Checks that every slot shown as open can be booked, and every other is taken: no abandoned hold blocks one. */
const tryEverySlot = async (simulated: SimulatedRun): Promise<void> => {
  await setMinutes(simulated, simulated.minutes + 16);
  await clinic.db.deleteFrom('therapist_leave').where('first_day', '>', '2026-01-01').execute();
  const stranger = await clinic.newBuyer();
  const lines = await readLines(clinic, userIdsOf(simulated));
  const taken = new Set(lines.flatMap(({ state, cells }) => (state === 'confirmed' ? cells : [])));
  for (const therapistId of THERAPISTS)
    for (const date of DAYS)
      for (const slot of SLOTS) {
        const item = therapy({ therapistId, date, slot });
        const { status, refusal } = await order(clinic.server, stranger, item);
        const isOpen = (await clinic.openAt({ therapistId, date })).includes(slot);
        const isPast = status !== 200 && refusal.code !== 'booking.slot-taken';
        if (!isPast && status !== 200 && !isTakenAt(taken, therapistId, date, slot))
          simulated.faults.push(`${therapistId} ${date} ${slot} is stuck`);
        if (status !== 200 && isOpen) simulated.faults.push(`${slot} shown as open, and refused`);
      }
};

const HOURS: Readonly<Record<string, string>> = {
  '10:00 AM': '10:00',
  '12:00 PM': '12:00',
  '3:00 PM': '15:00',
};
const isTakenAt = (
  taken: ReadonlySet<string>,
  therapistId: string,
  date: string,
  slot: string,
): boolean => {
  const start = inIndia(`${date}T${HOURS[slot]}:00`).getTime();
  return [0, 15, 30, 45].some((minute) =>
    taken.has(`${therapistId} ${start + minute * MINUTE_MS}`),
  );
};

const settle = async (simulated: SimulatedRun): Promise<void> => {
  await tryEverySlot(simulated);
  await setMinutes(simulated, simulated.minutes + THREE_DAYS);
  await clinic.giveBackUnchosen();
  await recordFaults(simulated, 'settling');
  const lines = await readLines(clinic, userIdsOf(simulated));
  const waiting = lines.filter(({ state }) => state === 'unplaced');
  simulated.faults.push(...waiting.map(({ id }) => `never given back: ${id}`));
  tally.booked += lines.filter(({ state }) => state === 'confirmed').length;
  tally.cancelled += lines.filter(({ state }) => state === 'cancelled').length;
};

const run = async (turns: readonly Action[][]): Promise<string[]> => {
  const simulated = await startRun(clinic);
  tally.runs += 1;
  for (const turn of turns) {
    tally.deeds += turn.length;
    tally.lost += turn.filter((action) => action.do === 'lose').length;
    await Promise.all(turn.map((action) => act(simulated, action)));
    await recordFaults(simulated, turn.map((action) => action.do).join(' with '));
  }
  await settle(simulated);
  return simulated.faults;
};

test.each(SEEDS)(
  '36–42: whatever clients, therapists and time do at once, no time is had twice and none is lost: seed %i',
  async (seed) => {
    const property = fc.asyncProperty(days, async (turns) => {
      expect(await run(turns)).toEqual([]);
    });
    const endOnFailure = process.env['SHRINK'] === undefined;
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure });
    report(`appointments, seed ${seed}`, JSON.stringify(tally));
  },
  10 * MINUTE_MS,
);
