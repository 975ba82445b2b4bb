import type { Appointment } from '@dhruva/care/appointments/contract/schemas';
import type { UnlockedAssessment } from '@dhruva/care/assessments/contract/schemas';
import type { PurchaseSummary } from '@dhruva/money/purchases/contract/schemas';

/** A purchase as in My Bookings. */
export const BOOKING: PurchaseSummary = {
  id: 'ours',
  orderId: 'ours',
  kind: 'therapy',
  productId: '2',
  title: 'Session with Sample therapist B',
  stage: 'Booked',
  state: 'paid',
  until: null,
  stands: true,
  doctor: 'Sample therapist B',
  date: 'Tue Nov 24 2026',
  isoDate: '2026-11-24',
  slot: '10:00 AM',
  supportFor: 'self',
  pseudoName: 'Asha',
  mobile: '9876543210',
  address: 'Nagpur',
  language: 'English',
  services: [],
  amountPaid: 1_500,
  currency: 'INR',
  paymentId: 'pay_A',
  createdAt: '2026-11-23T06:29:00Z',
  paidAt: '2026-11-23T06:30:00Z',
  receiptNumber: 'R-1',
  dueAt: null,
  refunds: [],
  cancellation: { refundPaise: 150_000, rule: 'A day ahead: all of it.' },
};

/** The server's reply when it has found a booking. */
export const BOOKED = { message: 'Booked.', booking: BOOKING };

/** A session with a therapist. */
export const APPOINTMENT: Appointment = {
  id: 'session-A',
  reference: 'S-1B2C3D4E',
  therapistId: '2',
  therapist: 'Sample therapist B',
  startsAt: '2026-11-24T04:30:00Z',
  endsAt: '2026-11-24T05:15:00Z',
  minutes: 45,
  state: 'confirmed',
  paidBy: 'order',
  orderId: 'ours',
  pseudoName: 'Asha',
  moveUntil: '2026-11-23T16:30:00Z',
  chooseBy: null,
  cancelGives: null,
  notHeldUntil: null,
  case: null,
  join: null,
};

/** An assessment just bought. */
export const ASSESSMENT: UnlockedAssessment = {
  orderId: 'order-A',
  assessmentId: 'memory',
  boughtAt: '2026-11-23T06:30:00Z',
  dueAt: '2026-12-07T06:30:00Z',
  therapist: 'Sample therapist C',
  state: 'bought',
  reportAt: null,
};
