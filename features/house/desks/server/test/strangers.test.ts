import {
  appointmentCalendar,
  bookByCredit,
  cancelAppointment,
  moveAppointment,
  myAppointments,
  reportNotHeld,
} from '@dhruva/care/appointments/contract/routes';
import { cancelBooking, createBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import { deleteEntries, history } from '@dhruva/care/tracker/contract/routes';
import { saveOwnQuestions } from '@dhruva/asking/own-questions/contract/routes';
import { myIntake } from '@dhruva/care/intake/contract/routes';
import { paymentStatus } from '@dhruva/money/payments/contract/routes';
import { myCredits } from '@dhruva/money/plans/contract/routes';
import { getReceipt } from '@dhruva/money/receipts/contract/routes';
import type { Route } from '@dhruva/kernel/route';
import type { ErrorReply } from '@dhruva/kernel/system/schemas';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, logIn } from '@dhruva/server/test/calling.ts';
import { useAllOfCare, CLIENT_TEXTS } from '@dhruva/server/test/care/use-all-of-care.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';

/**
 * 69, users: every care route that takes an id, called with somebody else's id, a neighbouring one, and a
 * nonexistent one.
 */
const server = await buildTestApp();
const { app, deps } = server;
await buyers(server, 0).setClock('2026-11-21 12:00:00');
const owner = await useAllOfCare(server, '9607081944');
const stranger = await logIn(server, '9607081945');
const { orders, appointments } = owner;
const [paid] = await deps.db
  .selectFrom('orders')
  .select('payment_id')
  .where('id', '=', orders.session)
  .execute();

const { form, therapistId } = therapy();
const TIME = { therapistId, date: '2026-12-04', slot: '10:00 AM' };

interface Door {
  readonly route: Route;
  /** The owner's ids that the route can be called with. */
  readonly ids: readonly string[];
  readonly body?: (id: string) => object;
  readonly query?: (id: string) => Record<string, string>;
  /** The error code another user gets. */
  readonly code: string;
}

const bothAppointments = Object.values(appointments);
const allOrders = Object.values(orders);
const DOORS: readonly Door[] = [
  {
    route: moveAppointment,
    ids: bothAppointments,
    body: (id) => ({ id, ...TIME }),
    code: 'appointment.unknown',
  },
  {
    route: cancelAppointment,
    ids: bothAppointments,
    body: (id) => ({ id, gives: 'credit' }),
    code: 'appointment.unknown',
  },
  {
    route: reportNotHeld,
    ids: bothAppointments,
    body: (id) => ({ id, note: '' }),
    code: 'appointment.unknown',
  },
  {
    route: appointmentCalendar,
    ids: bothAppointments,
    query: (id) => ({ id }),
    code: 'appointment.unknown',
  },
  {
    route: bookByCredit,
    ids: [orders.plan],
    body: (planOrderId) => ({ ...TIME, planOrderId, form }),
    code: 'appointment.no-credit',
  },
  {
    route: cancelBooking,
    ids: allOrders,
    body: (id) => ({ id, refundPaise: 0 }),
    code: 'booking.unknown',
  },
  {
    route: createBooking,
    ids: [paid?.payment_id ?? ''],
    body: (paymentId) => ({ bookingDetails: { paymentId } }),
    code: 'booking.payment-unknown',
  },
  {
    route: saveOwnQuestions,
    ids: [paid?.payment_id ?? ''],
    body: (paymentId) => ({ packageDetails: {}, questionsList: [], paymentId }),
    code: 'booking.payment-unknown',
  },
  {
    route: paymentStatus,
    ids: allOrders,
    query: (orderId) => ({ orderId }),
    code: 'payment.order-unknown',
  },
  {
    route: getReceipt,
    ids: allOrders,
    query: (orderId) => ({ orderId }),
    code: 'payment.order-unknown',
  },
  {
    route: deleteEntries,
    ids: [owner.entryId],
    body: (id) => ({ id }),
    code: 'counselling.entry-unknown',
  },
];

const ask = async ({ route, body, query }: Door, token: string, id: string) => {
  const asked = query && `?${new URLSearchParams(query(id)).toString()}`;
  const reply = await app.inject({
    method: route.method,
    url: `${route.path}${asked ?? ''}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body(id) }),
  });
  return { status: reply.statusCode, text: reply.body };
};
const codeOf = (text: string): string => (JSON.parse(text) as ErrorReply).code;

const ownersView = async () => {
  const { token } = owner;
  return [
    (await call(app, myAppointments, { token })).reply,
    (await call(app, myBookings, { token })).reply,
    (await call(app, history, { token })).reply,
    (await call(app, myIntake, { token })).reply,
    (await call(app, myCredits, { token })).reply,
  ];
};
const before = await ownersView();

/** An id with its last digit one higher, and one lower. */
const neighbours = (id: string): string[] =>
  [1, 15].map((step) => {
    const last = (Number.parseInt(id.slice(-1), 16) + step) % 16;
    return id.slice(0, -1) + last.toString(16);
  });

const NONE = [
  '',
  '0',
  '-1',
  'x',
  'null',
  '__proto__',
  "' or '1'='1",
  '../../etc/passwd',
  '\u0000',
  '\uD83D',
  'नील',
  'a'.repeat(400),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081}',
];

describe.each(DOORS)('$route.method $route.path', (door) => {
  it('69: knows nothing of somebody else’s, nor of what is next to it', async () => {
    for (const id of door.ids)
      for (const tried of [id, id.toUpperCase(), ...neighbours(id)]) {
        const { status, text } = await ask(door, stranger, tried);
        expect({ tried, status, code: codeOf(text) }).toEqual({
          tried,
          status: door.code === 'appointment.no-credit' ? 409 : 404,
          code: door.code,
        });
        for (const told of Object.values(CLIENT_TEXTS)) expect(text).not.toContain(told);
      }
    expect(await ownersView()).toEqual(before);
  });

  it('69: takes no id that is none, and never breaks on it', async () => {
    for (const id of NONE) {
      const { status, text } = await ask(door, owner.token, id);
      expect({ id, status: [400, 404, 409].includes(status), code: typeof codeOf(text) }).toEqual({
        id,
        status: true,
        code: 'string',
      });
    }
    expect(await ownersView()).toEqual(before);
  });
});

it('69: lists hold nothing of anybody else', async () => {
  for (const route of [myAppointments, myBookings, history, myCredits])
    expect((await call(app, route, { token: stranger })).reply).toEqual([]);
  expect((await call(app, myIntake, { token: stranger })).reply).toEqual({ sent: null });
});
