import { cancelBooking, createBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { SECRETS, therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy, order, pay, status, verify } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const server = await buildTestApp();
const { app, deps } = server;
const { newBuyer, setClock } = buyers(server, 9_610_000_000);
await setClock('2026-11-21 12:00:00');

const ordered = async (token: string, item = therapy()) => order(server, token, item);
const bookingsOf = async (token: string) => (await call(app, myBookings, { token })).reply;
const cellsAt = async (therapistId: string): Promise<string[]> => {
  const rows = await deps.db
    .selectFrom('booked_cells')
    .select('starts_at')
    .where('therapist_id', '=', therapistId)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 16));
};
const refused = ({ status: code, refusal }: Awaited<ReturnType<typeof ordered>>) => [
  code,
  refusal.code,
  Object.keys(refusal.fields ?? {}),
];

describe('booking a session', () => {
  it('holds the slot from before payment, confirms it, and shows it with its form', async () => {
    const token = await newBuyer();
    const item = therapy({ therapistId: '1' });
    const { signed, checkout } = await buy(server, token, item);
    expect(checkout.amount).toBe(200_000);
    const found = await call(app, createBooking, {
      token,
      body: { bookingDetails: { paymentId: signed.razorpay_payment_id, doctor: 'whoever' } },
    });
    expect(found.reply).toMatchObject({
      message: 'Your appointment has been booked successfully!',
      booking: {
        stage: 'Booked',
        doctor: 'Sample therapist A',
        date: 'Mon Nov 30 2026',
        isoDate: '2026-11-30',
        slot: '3:00 PM',
        pseudoName: SECRETS.pseudoName,
        mobile: SECRETS.mobile,
        services: ['Counselling'],
        amountPaid: 2_000,
        cancellation: { refundPaise: 200_000 },
      },
    });
    expect(await bookingsOf(token)).toEqual([found.reply.booking]);
    expect(await cellsAt('1')).toEqual([
      '2026-11-30T09:30',
      '2026-11-30T09:45',
      '2026-11-30T10:00',
      '2026-11-30T10:15',
    ]);
  });

  it('refuses incomplete forms, wrong numbers and days that cannot be booked', async () => {
    const token = await newBuyer();
    const { form } = therapy();
    const wrong = async (change: Parameters<typeof therapy>[0]) =>
      refused(await ordered(token, therapy(change)));
    expect(await wrong({ form: { ...form, pseudoName: ' ', address: '' } })).toEqual([
      400,
      'booking.fields-missing',
      ['pseudoName', 'address'],
    ]);
    expect(await wrong({ form: { ...form, mobile: '12345' } })).toEqual([
      400,
      'booking.mobile-invalid',
      ['mobile'],
    ]);
    expect(await wrong({ date: '2026-11-29' })).toEqual([400, 'booking.date-invalid', []]);
    expect(await wrong({ date: '2026-11-21', slot: '10:00 AM' })).toEqual([
      409,
      'booking.slot-closed',
      [],
    ]);
  });

  it('11: of many who want one slot one holds it, the others are told before they pay', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => newBuyer()));
    const ends = await Promise.all(
      tokens.map((token) => ordered(token, therapy({ therapistId: '3' }))),
    );
    expect(ends.filter((end) => end.status === 200)).toHaveLength(1);
    const lost = ends.filter((end) => end.status !== 200);
    expect(new Set(lost.map((end) => end.refusal.code))).toEqual(new Set(['booking.slot-taken']));
    expect(await cellsAt('3')).toHaveLength(4);
  });

  it('keeps a held slot for its own buyer, who may move it', async () => {
    const token = await newBuyer();
    const first = await ordered(token, therapy({ therapistId: '4' }));
    const again = await ordered(token, therapy({ therapistId: '4' }));
    const moved = await ordered(token, therapy({ therapistId: '4', slot: '10:00 AM' }));
    expect([again.reply.orderId, moved.reply.orderId]).toEqual([
      first.reply.orderId,
      first.reply.orderId,
    ]);
    expect((await cellsAt('4'))[0]).toBe('2026-11-30T04:30');
    expect(await cellsAt('4')).toHaveLength(4);
  });

  it('39: two who change slots with each other both end somewhere, none is lost', async () => {
    const [one, two] = [await newBuyer(), await newBuyer()];
    const at = (token: string, slot: '10:00 AM' | '12:00 PM') =>
      ordered(token, therapy({ therapistId: '5', slot }));
    await at(one, '10:00 AM');
    await at(two, '12:00 PM');
    const ends = await Promise.all([at(one, '12:00 PM'), at(two, '10:00 AM')]);
    expect(ends.every((end) => end.status === 200 || end.status === 409)).toBe(true);
    expect(await cellsAt('5')).toHaveLength(8);
  });
});

it('a payment under way stands in My Bookings, and cannot be cancelled', async () => {
  await setClock('2026-11-21 12:00:00');
  const token = await newBuyer();
  const { reply } = await ordered(token, therapy({ date: '2026-12-10' }));

  await server.sandbox.control.pay(reply.id, { outcome: 'authorize' });
  expect((await status(server, token, reply.orderId)).reply.state).toBe('waiting');
  const [booking] = await bookingsOf(token);
  expect(booking).toMatchObject({
    id: reply.orderId,
    state: 'waiting',
    stage: '',
    doctor: 'Sample therapist B',
    receiptNumber: null,
    cancellation: null,
  });
  expect(booking?.paymentId).toMatch(/^pay_/);
});

describe('a hold that ran out', () => {
  const date = '2026-12-01';

  it('12: paid when the slot is another’s: the other keeps it, another time can be chosen', async () => {
    await setClock('2026-11-21 12:00:00');
    const [early, late] = [await newBuyer(), await newBuyer()];
    const item = therapy({ date });
    const slow = await ordered(early, item);
    await setClock('2026-11-21 12:16:00');
    const { checkout } = await buy(server, late, item);
    const signed = await pay(server, slow.reply.id);
    expect((await verify(server, early, signed)).reply.state).toBe('paid');
    expect((await status(server, late, checkout.orderId)).reply.state).toBe('paid');
    const [kept] = await bookingsOf(late);
    const [lost] = await bookingsOf(early);
    expect(kept?.stage).toBe('Booked');
    expect(lost).toMatchObject({
      stage: 'Please choose another time',
      isoDate: null,
      refunds: [],
      cancellation: { refundPaise: 150_000 },
    });
    const found = await call(app, createBooking, {
      token: early,
      body: { bookingDetails: { paymentId: signed.razorpay_payment_id } },
    });
    expect(found.reply.message).toContain('choose another one');
    const cancel = { token: early, body: { id: lost?.id, refundPaise: 150_000 } };
    expect((await call(app, cancelBooking, cancel)).reply.booking.state).toBe('refunding');
  });

  it('12: paid when the slot is still free: booked', async () => {
    await setClock('2026-11-21 12:00:00');
    const token = await newBuyer();
    const item = therapy({ date: '2026-12-02' });
    const { reply } = await ordered(token, item);
    await setClock('2026-11-21 13:00:00');
    const other = await ordered(
      await newBuyer(),
      therapy({ date: '2026-12-02', slot: '10:00 AM' }),
    );
    expect(other.status).toBe(200);
    const verified = await verify(server, token, await pay(server, reply.id));
    expect(verified.reply.state).toBe('paid');
    expect((await bookingsOf(token))[0]?.stage).toBe('Booked');
  });

  it('42: paying late and somebody else’s hold at one moment have one outcome', async () => {
    for (let day = 3; day <= 5; day += 1) {
      const item = therapy({ date: `2026-12-0${day}` });
      await setClock('2026-11-21 12:00:00');
      const [early, other] = [await newBuyer(), await newBuyer()];
      const { reply } = await ordered(early, item);
      const signed = await pay(server, reply.id);
      await setClock('2026-11-21 12:16:00');
      const [paid, held] = await Promise.all([verify(server, early, signed), ordered(other, item)]);
      expect(paid.reply.state).toBe('paid');
      const [{ stage } = { stage: '' }] = await bookingsOf(early);
      expect([stage, held.status]).toEqual(
        held.status === 409 ? ['Booked', 409] : ['Please choose another time', 200],
      );
    }
  });
});

describe('cancelling a session', () => {
  it('40: frees the slot for anybody, the same user too, and gives back what was shown', async () => {
    await setClock('2026-11-21 12:00:00');
    const item = therapy({ therapistId: '6', date: '2026-12-07' });
    const token = await newBuyer();
    const { checkout } = await buy(server, token, item);
    await setClock('2026-11-22 12:00:00');
    const cancel = (refundPaise: number) =>
      call(app, cancelBooking, { token, body: { id: checkout.orderId, refundPaise } });
    expect((await cancel(150_000)).refusal.code).toBe('booking.refund-changed');
    const cancelled = await cancel(75_000);
    expect(cancelled.reply.booking).toMatchObject({
      stage: 'Cancelled',
      state: 'refunding',
      refunds: [{ amountPaise: 75_000, reason: 'cancelled' }],
      cancellation: null,
    });
    expect((await cancel(75_000)).refusal.code).toBe('booking.not-cancellable');
    expect(await cellsAt('6')).toEqual([]);
    await buy(server, token, item);
    expect((await bookingsOf(token)).map(({ stage }) => stage)).toEqual(['Booked', 'Cancelled']);
  });

  it('gives nothing back in the last day, and nothing to a stranger', async () => {
    await setClock('2026-11-21 12:00:00');
    const token = await newBuyer();
    const { checkout } = await buy(
      server,
      token,
      therapy({ therapistId: '6', date: '2026-11-28' }),
    );
    const body = { id: checkout.orderId, refundPaise: 150_000 };
    const stranger = await call(app, cancelBooking, { token: await newBuyer(), body });
    expect([stranger.status, stranger.refusal.code]).toEqual([404, 'booking.unknown']);
    await setClock('2026-11-27 15:05:00');
    expect((await bookingsOf(token))[0]?.cancellation).toMatchObject({ refundPaise: 0 });
    const half = await call(app, cancelBooking, { token, body: { ...body, refundPaise: 75_000 } });
    expect(half.status).toBe(409);
    const late = await call(app, cancelBooking, { token, body: { ...body, refundPaise: 0 } });
    expect(late.reply.booking).toMatchObject({ stage: 'Cancelled', refunds: [] });
    expect((await cellsAt('6')).filter((at) => at.startsWith('2026-11-28'))).toEqual([]);
  });
});

it('every therapist of the catalogue can be booked', async () => {
  await setClock('2026-11-21 12:00:00');
  for (const therapistId of THERAPIST_IDS) {
    const item = therapy({ therapistId, date: '2026-12-21' });
    expect((await ordered(await newBuyer(), item)).status).toBe(200);
  }
});
