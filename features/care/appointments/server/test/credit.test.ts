import { describe, expect, it } from 'vitest';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { inOrder, openClinic } from './clinic.ts';

const clinic = await openClinic(9_660_000_000);
const { newBuyer, buyPlan, book, mine, credits, cellsOf, newsOf, setClock } = clinic;

const code = ({ status, refusal }: Awaited<ReturnType<typeof book>>) => [status, refusal.code];

describe('booking with a credit', () => {
  it('a pack books any therapist at ₹1,500 for 45 minutes and blocks an hour', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'pack-6');
    const { reply } = await book(token, plan, { therapistId: '2' });
    expect(reply.message).toBe('Your appointment has been booked successfully!');
    expect(reply.appointment).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^S-[0-9A-F]{8}$/),
      therapistId: '2',
      therapist: 'Sample therapist B',
      startsAt: '2026-11-30T09:30:00.000Z',
      endsAt: '2026-11-30T10:15:00.000Z',
      minutes: 45,
      state: 'confirmed',
      paidBy: 'credit',
      orderId: plan,
      pseudoName: therapy().form.pseudoName,
      moveUntil: '2026-11-29T09:30:00.000Z',
      chooseBy: null,
      cancelGives: 'credit',
      notHeldUntil: null,
      case: null,
      join: { key: expect.any(String), opensAt: '2026-11-30T09:20:00.000Z' },
    });
    expect(await mine(token)).toEqual([reply.appointment]);
    expect(await credits(token)).toEqual([5]);
    const { id } = reply.appointment;
    expect(await cellsOf(id)).toHaveLength(4);
    expect(await newsOf(id)).toEqual(['booked']);
    expect(await clinic.openAt({ therapistId: '2' })).not.toContain('3:00 PM');
    const other = await book(token, plan, { therapistId: '1' });
    expect(code(other)).toEqual([409, 'appointment.therapist-differs']);
  });

  it('a session plan books a therapist of its band for 30 minutes: two fit into an hour', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-2500');
    const { reply } = await book(token, plan, { therapistId: '6', slot: '3:30 PM' });
    expect(reply.appointment).toMatchObject({
      minutes: 30,
      startsAt: '2026-11-30T10:00:00.000Z',
      endsAt: '2026-11-30T10:30:00.000Z',
    });
    expect(await cellsOf(reply.appointment.id)).toEqual(['2026-11-30T10:00', '2026-11-30T10:15']);
    expect(await credits(token)).toEqual([]);
    expect(await clinic.openAt({ therapistId: '6' }, '30')).toContain('3:00 PM');
    expect(await clinic.openAt({ therapistId: '6' })).not.toContain('3:00 PM');
    const again = await buyPlan(token, 'session-2500');
    expect(code(await book(token, again, { therapistId: '5' }))).toEqual([
      409,
      'appointment.therapist-differs',
    ]);
    expect((await book(token, again, { therapistId: '6', slot: '3:00 PM' })).status).toBe(200);
  });

  it('needs a plan of one’s own with a session left, and a whole form', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'session-1200');
    const stranger = await newBuyer();
    const none = [404, 409].map((status) => [status, 'appointment.no-credit']);
    expect(none).toContainEqual(code(await book(stranger, plan)));
    expect(none).toContainEqual(code(await book(token, "' or 1=1 --")));
    const form = { ...therapy().form, address: ' ' };
    expect(code(await book(token, plan, { slot: '10:00 AM' }, form))).toEqual([
      400,
      'booking.fields-missing',
    ]);
    expect(await credits(token)).toEqual([1]);
    await book(token, plan, { slot: '10:00 AM' });
    expect(code(await book(token, plan, { slot: '10:30 AM' }))).toEqual([
      409,
      'appointment.no-credit',
    ]);
  });

  it('books no session that starts when the plan has ended', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'pack-6');
    await clinic.endPlan(plan, '2026-11-26 00:00:00');
    const at = (date: string) => book(token, plan, { therapistId: '4', date });
    expect(code(await at('2026-11-26'))).toEqual([409, 'appointment.plan-ends']);
    expect((await at('2026-11-25')).status).toBe(200);
    await setClock('2026-11-26 00:00:01');
    expect(code(await at('2026-11-27'))).toEqual([409, 'appointment.no-credit']);
    await setClock('2026-11-21 12:00:00');
  });
});

describe('36: at the same moment', () => {
  it('two bookings with the last credit: one wins, the other’s slot stays free', async () => {
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-03']) {
      const token = await newBuyer();
      const plan = await buyPlan(token, 'session-1200');
      const slots = ['10:00 AM', '12:00 PM', '3:00 PM'];
      const ends = await Promise.all(slots.map((slot) => book(token, plan, { date, slot })));
      expect(inOrder(ends.map(({ status }) => status))).toEqual([200, 409, 409]);
      const refused = ends.filter(({ status }) => status === 409);
      expect(refused.map(({ refusal }) => refusal.code)).toEqual(
        Array(2).fill('appointment.no-credit'),
      );
      expect(await mine(token)).toHaveLength(1);
      expect(await clinic.openAt({ date })).toHaveLength(2);
    }
  });

  it('a double click books once, uses one credit, and tells both the same session', async () => {
    const token = await newBuyer();
    const plan = await buyPlan(token, 'pack-6');
    const time = { therapistId: '3', date: '2026-12-04' } as const;
    const ends = await Promise.all(Array.from({ length: 4 }, () => book(token, plan, time)));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(ends.map(({ reply }) => reply.appointment.id)).size).toBe(1);
    expect(await credits(token)).toEqual([5]);
    expect(await newsOf(ends[0]?.reply.appointment.id ?? '')).toEqual(['booked']);
    const later = await book(token, plan, time);
    expect(later.reply.appointment).toEqual(ends[0]?.reply.appointment);
    const other = await newBuyer();
    expect(code(await book(other, await buyPlan(other, 'pack-6'), time))).toEqual([
      409,
      'booking.slot-taken',
    ]);
  });

  it('cancelling the plan and using its last session never do both', async () => {
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
      const token = await newBuyer();
      const plan = await buyPlan(token, 'session-1200');
      const [booked, cancelled] = await Promise.all([
        book(token, plan, { date }),
        clinic.cancelPurchase(token, plan),
      ]);
      expect(inOrder([booked.status, cancelled.status])).toEqual([200, 409]);
      expect(await clinic.openAt({ date })).toHaveLength(booked.status === 200 ? 2 : 3);
    }
  });
});

it('a plan is cancelled for its unused part only: the session that is booked stays', async () => {
  const token = await newBuyer();
  const plan = await buyPlan(token, 'pack-6');
  const { reply } = await book(token, plan, { therapistId: '5' });
  const [bought] = await clinic.bookings(token);
  expect(bought?.cancellation?.refundPaise).toBe((810_000 / 6) * 5 * 0.5);
  expect((await clinic.cancelPurchase(token, plan)).status).toBe(200);
  expect(await mine(token)).toEqual([reply.appointment]);
  expect(await credits(token)).toEqual([]);
});
