import { createTransport } from 'nodemailer';
import type { CalendarPart, MailSender } from './mail.ts';

const LIMIT_MS = 10_000;

/**
 * The calendar file twice: as `text/calendar; method=…` alternative for calendar programs, and as an
 * attachment for people.
 */
const calendarPart = ({ method, name, content }: CalendarPart) => ({
  icalEvent: { method, filename: name, content },
});

/** Sends mail over SMTP with a small connection pool; TLS is required unless the URL names a local host. */
export const createSmtp = ({ url, from }: { url: string; from: string }): MailSender => {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !isLocal,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    send: async ({ to, subject, text, calendar }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(calendar && calendarPart(calendar)),
      });
    },
  };
};
