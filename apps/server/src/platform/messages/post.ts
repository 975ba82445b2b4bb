import type { SmsOutcome } from './sms.ts';

/**
 * A provider that has not answered within this time counts as unreachable; one-time codes are sent
 * synchronously.
 */
const LIMIT_MS = 4_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

export interface ProviderReply {
  readonly status: number;
  /** The parsed body; undefined when it was not a JSON object. */
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

/**
 * Posts to a provider within 4 seconds, without following redirects; errors say what failed, not for whom.
 */
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

/** Whether this status is temporary: the provider is overloaded or has a fault. */
export const isTransientStatus = (status: number): boolean =>
  status === TOO_MANY || status >= SERVER_FAULT;
