import { myAssessmentReport, myAssessments } from '../../contract/routes.ts';
import { cancelBooking, myBookings } from '@dhruva/money/purchases/contract/routes';
import type { AssessmentId } from '../../contract/catalogue.ts';
import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { deliverAssessment } from '@dhruva/house/desks/server';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

/** A report in two scripts, whose text must never appear unencrypted. */
export const REPORT = 'Findings of the report\n\nध्यान की कमी के संकेत नहीं मिले।';

/** Actions of client and desk on one assessment, by default one of ₹1,500. */
export const assessmentActions = (server: TestApp) => {
  const { app, deps } = server;
  return {
    /** Buys one with therapist 3 and returns its order and reference. */
    buyOne: async (token: string, assessmentId: AssessmentId = 'memory') => {
      const item = { kind: 'assessment', assessmentId, therapistId: '3' } as const;
      const { orderId, dueAt } = (await buy(server, token, item)).checkout;
      return { orderId, dueAt, reference: `A-${orderId.slice(0, 8).toUpperCase()}` };
    },
    sendForm: async (token: string) => {
      const body = { name: 'Kadambari of the form', phone: '9607081999', livesWith: 'मेरी बहन' };
      const { status } = await call(app, submitIntake, { token, body });
      if (status !== 200) throw new Error('form not taken');
    },
    deliver: (reference: string, file = REPORT, staff = 'desk-one') =>
      deliverAssessment(deps, { reference, staff, file }),
    read: (token: string, orderId: string) =>
      call(app, myAssessmentReport, { token, query: { orderId } }),
    cancel: (token: string, id: string) =>
      call(app, cancelBooking, { token, body: { id, refundPaise: 150_000 } }),
    mineOf: async (token: string) => (await call(app, myAssessments, { token })).reply,
    bookingOf: async (token: string, orderId: string) =>
      (await call(app, myBookings, { token })).reply.find(({ id }) => id === orderId),
    refundsOf: (orderId: string) =>
      deps.db
        .selectFrom('refunds')
        .select(['reason', 'amount_paise'])
        .where('order_id', '=', orderId)
        .execute(),
  };
};
