/** The SMS templates; each has a registered text in `sms-templates.ts` (DLT rules of India). */
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
  | 'waiting'
  | 'signin';

export interface Sms {
  /** E.164: `+919812345678`. */
  readonly to: string;
  readonly template: SmsTemplate;
  readonly vars: Readonly<Record<string, string>>;
  /** The same for each retry of a message: providers that support idempotency keys send it once. */
  readonly idempotencyKey: string;
}

/** `code` is the provider's or ours (`timeout`, `network`); it contains neither number nor text. */
export type SmsOutcome =
  | { readonly ok: true; readonly providerId: string }
  | { readonly ok: false; readonly retryable: boolean; readonly code: string };

export interface SmsSender {
  readonly name: string;
  /** Resolves within 4 seconds; never throws for provider or network errors. */
  send(sms: Sms): Promise<SmsOutcome>;
}
