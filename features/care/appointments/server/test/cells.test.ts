import { describe, expect, it } from 'vitest';
import { sweepHolds, takeCells, takenCells } from '../cells/cell.store.ts';
import { findAppointment } from '../appointment.store.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { order } from '@dhruva/server/test/paying.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { openClinic, type Time } from './clinic.ts';

const clinic = await openClinic(9_840_000_000);
const { server, db, newBuyer, buySession, move, cancel, cellsOf, openAt, setClock } = clinic;

const ALL_DAY = ['10:00 AM', '12:00 PM', '3:00 PM'];
const session = async (time: Time) => {
  const token = await newBuyer();
  return { token, ...(await buySession(token, time)) };
};
const stateOf = async (orderId: string) => (await findAppointment(db, { orderId }))?.state;
const cellsOfOrder = async (orderId: string) =>
  cellsOf((await findAppointment(db, { orderId }))?.id ?? '');
const startsOf = (cells: readonly Date[]): string[] =>
  cells.map((at) => at.toISOString().slice(0, 16)).toSorted();

describe('two therapists with sessions at the same hour', () => {
  it('moving one leaves the other, and what else this therapist has, its quarters of an hour', async () => {
    const date = '2026-12-01';
    const moved = await session({ therapistId: '2', date });
    const beside = await session({ therapistId: '3', date });
    const before = await session({ therapistId: '2', date, slot: '10:00 AM' });
    const kept = [await cellsOf(beside.id), await cellsOf(before.id)];
    expect(kept.map((cells) => cells.length)).toEqual([4, 4]);
    const to = { therapistId: '2', date, slot: '12:00 PM' } as const;
    expect((await move(moved.token, moved.id, to)).status).toBe(200);
    expect([await cellsOf(beside.id), await cellsOf(before.id)]).toEqual(kept);
    expect(await openAt({ therapistId: '2', date })).toEqual(['3:00 PM']);
    expect(await openAt({ therapistId: '3', date })).toEqual(['10:00 AM', '12:00 PM']);
  });

  it('what one has taken is open with the other', async () => {
    const date = '2026-12-02';
    await session({ therapistId: '4', date });
    expect(await openAt({ therapistId: '4', date })).toEqual(['10:00 AM', '12:00 PM']);
    expect(await openAt({ therapistId: '5', date })).toEqual(ALL_DAY);
  });

  it('cancelling one frees its own time only', async () => {
    const date = '2026-12-03';
    const [one, other] = [
      await session({ therapistId: '2', date }),
      await session({ therapistId: '3', date }),
    ];
    await clinic.cancelPurchase(one.token, one.orderId ?? '');
    expect([await cellsOf(one.id), (await cellsOf(other.id)).length]).toEqual([[], 4]);
    expect(await openAt({ therapistId: '3', date })).toEqual(['10:00 AM', '12:00 PM']);
    expect((await cancel(other.token, one.id)).status).toBe(404);
  });

  it('a hold that is over is ended with its own therapist’s, and no other', async () => {
    const date = '2026-12-04';
    const hold = async (therapistId: '5' | '6') => {
      const ordered = await order(server, await newBuyer(), therapy({ therapistId, date }));
      return ordered.reply.orderId;
    };
    const [fifth, sixth] = [await hold('5'), await hold('6')];
    await setClock('2026-11-21 12:16:00');
    await inTransaction(db, (tx, now) => sweepHolds(tx, '5', now));
    expect([await stateOf(fifth), await stateOf(sixth)]).toEqual(['released', 'held']);
    const left = [await cellsOfOrder(fifth), await cellsOfOrder(sixth)];
    expect(left.map((cells) => cells.length)).toEqual([0, 4]);
    await setClock('2026-11-21 12:00:00');
  });
});

describe('the quarters of an hour of an appointment', () => {
  it('go with it to another therapist, at the same hour too', async () => {
    const { id } = await session({ therapistId: '2', date: '2026-12-07' });
    const had = await findAppointment(db, { id });
    if (!had) throw new Error('not booked');
    const cells = await cellsOf(id);
    expect(await inTransaction(db, (tx) => takeCells(tx, { ...had, therapistId: '3' }))).toBe(true);
    expect(await cellsOf(id)).toEqual(cells);
    expect(await openAt({ therapistId: '2', date: '2026-12-07' })).toEqual(ALL_DAY);
    expect(await openAt({ therapistId: '3', date: '2026-12-07' })).toEqual(ALL_DAY.slice(0, 2));
  });

  it('are not had while another appointment has one of them, which keeps it', async () => {
    const date = '2026-12-08';
    const [one, other] = [
      await session({ therapistId: '2', date, slot: '10:00 AM' }),
      await session({ therapistId: '2', date }),
    ];
    const had = await findAppointment(db, { id: one.id });
    if (!had) throw new Error('not booked');
    const overlapping = { ...had, startsAt: new Date('2026-12-08T10:15Z') };
    const tried = inTransaction(db, async (tx) => {
      expect(await takeCells(tx, overlapping)).toBe(false);
      throw new Error('given up');
    });
    await expect(tried).rejects.toThrow('given up');
    const kept = [await cellsOf(one.id), await cellsOf(other.id)];
    expect(kept.map(([first]) => first)).toEqual(['2026-12-08T04:30', '2026-12-08T09:30']);
    expect(kept.map((cells) => cells.length)).toEqual([4, 4]);
  });

  it('are told from the first instant on and up to the last, which is left out', async () => {
    const { id } = await session({ therapistId: '6', date: '2026-12-07' });
    const cells = await cellsOf(id);
    const told = async (from: string, until: string): Promise<string[]> => {
      const span = { from: new Date(from), until: new Date(until), now: new Date(0) };
      return startsOf(await takenCells(db, '6', span));
    };
    expect(await told('2026-12-07T09:30Z', '2026-12-07T10:15Z')).toEqual(cells.slice(0, 3));
    expect(await told('2026-12-07T09:31Z', '2026-12-07T12:00Z')).toEqual(cells.slice(1));
  });
});
