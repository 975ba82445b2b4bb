import { describe, expect, it } from 'vitest';
import { openClinic } from './clinic.ts';

const clinic = await openClinic(9_680_000_000);
const { newBuyer, buyPlan, buySession, book, move, cancel, only, cellsOf, newsOf, setClock } =
  clinic;

const code = ({ status, refusal }: Awaited<ReturnType<typeof move>>) => [status, refusal.code];
const sequenceOf = async (id: string) =>
  (
    await clinic.db
      .selectFrom('appointments')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.sequence;

describe('moving a session', () => {
  it('takes the new time, frees the old one, counts, and tells of it', async () => {
    const token = await newBuyer();
    const { id } = await buySession(token);
    const moved = await move(token, id, { date: '2026-12-01', slot: '10:00 AM' });
    expect(moved.reply).toMatchObject({
      message: 'Your session has been moved.',
      appointment: { id, startsAt: '2026-12-01T04:30:00.000Z', state: 'confirmed' },
    });
    expect(await clinic.openAt({})).toHaveLength(3);
    expect(await clinic.openAt({ date: '2026-12-01' })).toHaveLength(2);
    await move(token, id, { date: '2026-12-02' });
    expect([await sequenceOf(id), await newsOf(id)]).toEqual([2, ['booked', 'moved', 'moved']]);
    const [booking] = await clinic.bookings(token);
    expect(booking).toMatchObject({ isoDate: '2026-12-02', slot: '3:00 PM', stage: 'Booked' });
    expect(await cellsOf(id)).toHaveLength(4);
  });

  it('41: into a taken slot: refused, and the old time is kept', async () => {
    const [token, other] = [await newBuyer(), await newBuyer()];
    const { id } = await buySession(token, { date: '2026-12-03' });
    await buySession(other, { date: '2026-12-03', slot: '10:00 AM' });
    const before = await cellsOf(id);
    expect(code(await move(token, id, { date: '2026-12-03', slot: '10:00 AM' }))).toEqual([
      409,
      'booking.slot-taken',
    ]);
    expect(await cellsOf(id)).toEqual(before);
    expect([await sequenceOf(id), await newsOf(id)]).toEqual([0, ['booked']]);
  });

  it('41: to where it is: nothing changes, though the slot is closed by now', async () => {
    const token = await newBuyer();
    const { id } = await buySession(token, { therapistId: '3', date: '2026-12-03' });
    await clinic.takeLeave('3', '2026-12-03');
    const same = await move(token, id, { therapistId: '3', date: '2026-12-03' });
    expect(same.status).toBe(200);
    expect([await sequenceOf(id), await newsOf(id)]).toEqual([0, ['booked']]);
  });

  it('41: to a time that overlaps its own', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-1800');
    const booked = await book(token, plan, { therapistId: '4', slot: '3:30 PM' });
    const { id } = booked.reply.appointment;
    await clinic.db
      .updateTable('therapist_hours')
      .set({ from_time: '15:15', until_time: '16:15' })
      .where('therapist_id', '=', '4')
      .where('from_time', '=', '15:00')
      .execute();
    const moved = await move(token, id, { therapistId: '4', slot: '3:15 PM' });
    expect(moved.status).toBe(200);
    expect(await cellsOf(id)).toEqual(['2026-11-30T09:45', '2026-11-30T10:00']);
  });

  it('41: at the moment it is cancelled: one outcome, no slot lost', async () => {
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
      const token = await newBuyer();
      const plan = await buyPlan(token, 'pack-6');
      const { id } = (await book(token, plan, { date })).reply.appointment;
      const [moved, cancelled] = await Promise.all([
        move(token, id, { date, slot: '10:00 AM' }),
        cancel(token, id),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      expect((await only(token)).state).toBe('cancelled');
      expect(await clinic.openAt({ date })).toHaveLength(3);
      expect(await clinic.credits(token)).toEqual([6]);
    }
  });

  it('41: a purchase moved and cancelled at once gives back what its time then is worth', async () => {
    for (const date of ['2026-12-14', '2026-12-15', '2026-12-16']) {
      const token = await newBuyer();
      const { id, orderId } = await buySession(token, { date });
      const [moved, cancelled] = await Promise.all([
        move(token, id, { date, slot: '10:00 AM' }),
        clinic.cancelPurchase(token, orderId),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      expect(await clinic.openAt({ date })).toHaveLength(3);
    }
  });

  it('39: two who change places: no deadlock surfaces, nobody loses a time', async () => {
    for (const date of ['2026-12-17', '2026-12-18', '2026-12-19']) {
      const [one, two] = [await newBuyer(), await newBuyer()];
      const first = await buySession(one, { date, slot: '10:00 AM' });
      const second = await buySession(two, { date, slot: '12:00 PM' });
      const ends = await Promise.all([
        move(one, first.id, { date, slot: '12:00 PM' }),
        move(two, second.id, { date, slot: '10:00 AM' }),
        move(one, first.id, { date }),
      ]);
      for (const end of ends) expect([200, 409]).toContain(end.status);
      expect(await cellsOf(first.id)).toHaveLength(4);
      expect(await cellsOf(second.id)).toHaveLength(4);
    }
  });

  it('11: ten who move to one slot: one has it, all others keep theirs', async () => {
    const days = Array.from(
      { length: 10 },
      (_, at) => `2027-01-${String(at + 4).padStart(2, '0')}`,
    );
    const all = await Promise.all(
      days
        .filter((date) => date !== '2027-01-10')
        .map(async (date) => {
          const token = await newBuyer();
          return { token, date, id: (await buySession(token, { date })).id };
        }),
    );
    const wanted = { date: '2027-01-20' };
    const ends = await Promise.all(all.map(({ token, id }) => move(token, id, wanted)));
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { id } of all) expect(await cellsOf(id)).toHaveLength(4);
  });
});

describe('what cannot be moved', () => {
  it('less than 24 hours before, what is over or cancelled, and another’s', async () => {
    const token = await newBuyer();
    const { id, orderId } = await buySession(token, { therapistId: '5', date: '2026-11-24' });
    const later = { therapistId: '5', date: '2026-11-30' } as const;
    expect(code(await move(await newBuyer(), id, later))).toEqual([404, 'appointment.unknown']);
    await setClock('2026-11-23 15:00:01');
    expect(code(await move(token, id, later))).toEqual([409, 'appointment.not-movable']);
    await setClock('2026-11-24 18:00:00');
    expect(code(await move(token, id, later))).toEqual([409, 'appointment.not-movable']);
    await setClock('2026-11-23 14:59:00');
    expect((await move(token, id, later)).status).toBe(200);
    await clinic.cancelPurchase(token, orderId);
    expect((await only(token)).state).toBe('cancelled');
    expect(code(await move(token, id, { ...later, slot: '10:00 AM' }))).toEqual([
      409,
      'appointment.not-movable',
    ]);
    await setClock('2026-11-21 12:00:00');
  });

  it('to another therapist, to a day that is none, or past the end of the plan', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'pack-6');
    const { id } = (await book(token, plan, { therapistId: '6' })).reply.appointment;
    const to = async (time: Parameters<typeof move>[2]) =>
      code(await move(token, id, { therapistId: '6', ...time }));
    expect(await to({ therapistId: '5' })).toEqual([409, 'appointment.therapist-differs']);
    expect(await to({ date: '2026-02-30' })).toEqual([400, 'booking.date-invalid']);
    expect(await to({ slot: '4:00 AM' })).toEqual([409, 'booking.slot-closed']);
    await clinic.endPlan(plan, '2026-12-05 00:00:00');
    expect(await to({ date: '2026-12-05' })).toEqual([409, 'appointment.plan-ends']);
    expect((await move(token, id, { therapistId: '6', date: '2026-12-04' })).status).toBe(200);
  });

  it('more often than anybody needs', async () => {
    const token = await newBuyer();
    const { id } = await buySession(token, { therapistId: '1' });
    const ends = [];
    for (let time = 0; time < 31; time += 1) ends.push(await move(token, id, { therapistId: '1' }));
    expect(ends.at(29)?.status).toBe(200);
    expect(ends.at(30)?.refusal.code).toBe('request.rate-limited');
  });
});
