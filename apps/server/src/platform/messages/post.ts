import type { SmsOutcome } from './sms.ts';

/** A provider that has not answered by then counts as unreachable (reference: OTP is sent synchronously). */
const LIMIT_MS = 4_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

export interface ProviderReply {
  readonly status: number;
  /** The body, parsed; undefined when it was no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

const parseObject = (text: string): ProviderReply['json'] => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Posts to a provider within 4 seconds, following no redirect; the outcome says what went wrong, not to whom. */
export const post = async (
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<ProviderReply | Extract<SmsOutcome, { ok: false }>> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...request,
    });
    return { status: response.status, json: parseObject(await response.text()) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { ok: false, retryable: true, code: late ? 'timeout' : 'network' };
  }
};

/** True for what may pass by itself: the provider is overloaded or broken. */
export const isPassing = (status: number): boolean => status === TOO_MANY || status >= SERVER_FAULT;
