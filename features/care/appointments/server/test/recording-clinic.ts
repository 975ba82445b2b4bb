import type { Appointment } from '../../contract/schemas.ts';
import { expect } from 'vitest';
import type { Mail } from '@dhruva/server/platform/messages/mail.ts';
import { smsText } from '@dhruva/server/platform/messages/sms-templates.ts';
import { openClinic, type Time } from './clinic.ts';

/** A client whose name is longer than a line of a calendar file. */
export const CLIENT = {
  name: 'श्रीमती अनुराधा लक्ष्मीनारायण विश्वनाथन चट्टोपाध्याय-कृष्णमूर्ति',
  email: 'anuradha@example.test',
} as const;

/** Messages since the last check: mails by recipient, and SMS texts. */
interface Messages {
  readonly user: readonly Mail[];
  readonly therapist: readonly Mail[];
  readonly sms: readonly string[];
}
export const NO_MESSAGES: Messages = { user: [], therapist: [], sms: [] };

const PAYMENT_TEMPLATES = ['otp', 'paid', 'refunded'];

export interface Booked extends Appointment {
  readonly token: string;
}

/** A clinic that records the messages to clients and therapists. */
export const openRecordingClinic = async (firstPhone: number) => {
  const clinic = await openClinic(firstPhone);
  const { db, server, setClock } = clinic;
  const { jobs, mail, sms } = server;

  const said = async (): Promise<Messages> => {
    await jobs.drain();
    const news = mail.sent.filter(({ subject }) => /appointment/i.test(subject));
    const texts = sms.sent.filter(({ template }) => !PAYMENT_TEMPLATES.includes(template));
    mail.sent.length = 0;
    sms.sent.length = 0;
    return {
      user: news.filter(({ to }) => to === CLIENT.email),
      therapist: news.filter(({ to }) => to.startsWith('therapist-')),
      sms: texts.map((sent) => smsText(sent)),
    };
  };

  const newClient = (): Promise<string> => clinic.newBuyer(CLIENT);

  return {
    ...clinic,
    said,
    newClient,
    /** A new client who bought a session. */
    booked: async (time: Time = {}): Promise<Booked> => {
      const token = await newClient();
      return { token, ...(await clinic.buySession(token, time)) };
    },
    moved: async ({ token, id }: Booked, time: Time): Promise<void> => {
      const { status, text } = await clinic.move(token, id, time);
      expect([status, text]).toEqual([200, expect.any(String)]);
    },
    cancelled: async ({ token, orderId }: Booked): Promise<void> => {
      const { status, text } = await clinic.cancelPurchase(token, orderId);
      expect([status, text]).toEqual([200, expect.any(String)]);
    },
    /** Sends all pending messages, frees all times, and resets the clock to noon of 2026-11-21 in India. */
    beginAnew: async (): Promise<void> => {
      await said();
      await db.deleteFrom('booked_cells').execute();
      await db.updateTable('appointments').set({ state: 'released', choose_by: null }).execute();
      await setClock('2026-11-21 12:00:00');
    },
  };
};
