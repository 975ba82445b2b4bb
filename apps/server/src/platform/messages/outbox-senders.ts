import type { MailSender } from './mail.ts';
import { smsText } from './sms-templates.ts';
import type { SmsSender } from './sms.ts';

/** A message stored in the development inbox, as its recipient would see it. */
export interface InboxEntry {
  readonly kind: 'sms' | 'mail';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** The calendar file attached to a mail. */
  readonly calendar?: string;
}
type StoreMessage = (entry: InboxEntry) => Promise<{ id: string }>;

/** Senders for development: they store messages in the development inbox instead of sending them. */
export const createOutboxSenders = (
  storeMessage: StoreMessage,
): { sms: SmsSender; mail: MailSender } => ({
  sms: {
    name: 'outbox',
    send: async (sms) => {
      const { id } = await storeMessage({ kind: 'sms', to: sms.to, text: smsText(sms) });
      return { ok: true, providerId: id };
    },
  },
  mail: {
    name: 'outbox',
    send: async ({ to, subject, text, calendar }) => {
      const file = calendar && { calendar: calendar.content };
      await storeMessage({ kind: 'mail', to, subject, text, ...file });
    },
  },
});
