/** What may be sent; each has a registered text in `sms-templates.ts` (DLT rules of India). */
export type SmsTemplate =
  | 'otp'
  | 'paid'
  | 'refunded'
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'unplaced'
  | 'reminder'
  | 'news'
  | 'waiting';

export interface Sms {
  /** E.164: `+919812345678`. */
  readonly to: string;
  readonly template: SmsTemplate;
  readonly vars: Readonly<Record<string, string>>;
  /** The same key for the same message: a provider that knows such keys sends it once. */
  readonly idempotencyKey: string;
}

/** `code` is the provider's or ours (`timeout`, `network`); it never carries the number or the text. */
export type SmsOutcome =
  | { readonly ok: true; readonly providerId: string }
  | { readonly ok: false; readonly retryable: boolean; readonly code: string };

export interface SmsSender {
  readonly name: string;
  /** Resolves within 4 seconds; never throws for what the provider or the network did. */
  send(sms: Sms): Promise<SmsOutcome>;
}
