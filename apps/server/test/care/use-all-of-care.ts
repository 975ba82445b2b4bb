import {
  bookByCredit,
  moveAppointment,
  myAppointments,
} from '@dhruva/care/appointments/contract/routes';
import { SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import { saveEntry, shareEntries } from '@dhruva/care/tracker/contract/routes';
import { intakeForm } from '@dhruva/care/intake/contract/schemas';
import { submitIntake } from '@dhruva/care/intake/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { sendSupport } from '@dhruva/house/support/contract/routes';
import { showClient } from '@dhruva/house/desks/server';
import { call, logIn } from '../calling.ts';
import { buy } from '../paying.ts';
import type { TestApp } from '../test-app.ts';
import { therapy } from '../purchase-fixtures.ts';

/** Personal texts of a counselling client, in English and Hindi. */
export const CLIENT_TEXTS = {
  name: 'Vasundhara Secretname',
  email: 'vasundhara@example.in',
  contact: '9812309876',
  pseudoName: 'नीला पक्षी',
  mobile: '9812301234',
  address: '7 Hidden Lane, बाणेर, Pune',
  support: 'My secret diary page shows an error.',
} as const;

/** The intake form completely filled in, first in English, then in Hindi. */
export const INTAKE_ENGLISH = intakeForm.parse(
  Object.fromEntries(
    Object.keys(intakeForm.shape).map((field) => [field, `Secret ${field} of Vasundhara`]),
  ),
);
export const INTAKE_HINDI = {
  name: 'वसुंधरा गुप्तनाम',
  difficultIssues: 'रात भर नींद नहीं आती और मन भारी रहता है',
  livesWith: 'बहन के साथ रहती हूँ',
  supportivePersons: 'मेरी सहेली और पड़ोसी',
} as const;

/** The ticked symptoms, including the gravest. */
export const TICKED = SYMPTOMS.slice(-9).map(({ label }) => label);

export interface CounsellingClient {
  readonly token: string;
  /** Order ids of the session, the plan and the assessment. */
  readonly orders: { readonly session: string; readonly plan: string; readonly assessment: string };
  /** Appointment ids: the bought one, and the one by credit. */
  readonly appointments: { readonly bought: string; readonly byCredit: string };
  readonly entryId: string;
  readonly reference: string;
}

const bookTwo = async (server: TestApp, token: string, planOrderId: string) => {
  const { app } = server;
  const { form: example } = therapy();
  const { pseudoName, mobile, address } = CLIENT_TEXTS;
  const form = { ...example, pseudoName, mobile, address };
  const { checkout } = await buy(server, token, therapy({ form }));
  const byCredit = await call(app, bookByCredit, {
    token,
    body: { therapistId: '3', date: '2026-12-01', slot: '10:00 AM', planOrderId, form },
  });
  const all = (await call(app, myAppointments, { token })).reply;
  const bought = all.find(({ orderId }) => orderId === checkout.orderId);
  if (!bought) throw new Error('not booked');
  const body = { id: bought.id, therapistId: '2', date: '2026-12-02', slot: '12:00 PM' } as const;
  const moved = await call(app, moveAppointment, { token, body });
  if (moved.status !== 200) throw new Error(moved.text);
  return {
    session: checkout.orderId,
    bought: bought.id,
    byCredit: byCredit.reply.appointment.id,
    reference: bought.reference,
  };
};

const submitAllForms = async ({ app }: TestApp, token: string): Promise<string> => {
  const phone = CLIENT_TEXTS.contact;
  const english = { ...INTAKE_ENGLISH, phone, email: CLIENT_TEXTS.email };
  for (const body of [english, { ...english, ...INTAKE_HINDI }]) {
    const sent = await call(app, submitIntake, { token, body });
    if (sent.status !== 200) throw new Error(sent.text);
  }
  const support = { issue: 'bug', message: CLIENT_TEXTS.support, answerTo: phone } as const;
  await call(app, sendSupport, { body: support });
  await call(app, shareEntries, { token, body: { therapistId: '2' } });
  const feeling = { rating: 1, symptoms: TICKED };
  return (await call(app, saveEntry, { token, body: feeling })).reply.entry.id;
};

/**
 * Uses every counselling feature: profile, assessment, plan, a session bought and moved, one by credit, both
 * forms, symptoms, a support message; and the therapist reads. `phone`: ten digits.
 */
export const useAllOfCare = async (server: TestApp, phone: string): Promise<CounsellingClient> => {
  const { app, deps } = server;
  const token = await logIn(server, phone);
  const { name, email, contact } = CLIENT_TEXTS;
  await call(app, updateProfile, { token, body: { name, email, phone: contact } });
  const ware = { kind: 'assessment', assessmentId: 'memory', therapistId: '2' } as const;
  const { checkout: assessment } = await buy(server, token, ware);
  const { checkout: plan } = await buy(server, token, { kind: 'plan', planId: 'pack-6' });
  const booked = await bookTwo(server, token, plan.orderId);
  const entryId = await submitAllForms(server, token);
  const { reference } = booked;
  const reader = { therapistId: '2', staff: 'Dr. Rao', purpose: 'before the session' };
  await showClient(deps, { reference, ...reader });
  while ((await server.jobs.drain()) > 0);
  return {
    token,
    orders: { session: booked.session, plan: plan.orderId, assessment: assessment.orderId },
    appointments: { bought: booked.bought, byCredit: booked.byCredit },
    entryId,
    reference,
  };
};
