/** A merchant's key pair, with the webhook for its payments. */
export interface Account {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** On this machine only; without one, events are recorded and not sent. */
  readonly webhookUrl?: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on this machine; the sandbox calls no other. */
export const isLoopbackUrl = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.has(url.hostname);
};

/** Throws unless the URL is on this machine. */
export const requireLoopback = (address: string): string => {
  if (!isLoopbackUrl(address))
    throw new Error(`the sandbox sends to this machine only: ${address}`);
  return address;
};

/**
 * Throws on a key that could be a real one, on two accounts with the same key, and on a webhook elsewhere.
 */
export const checkAccounts = (accounts: readonly Account[]): void => {
  for (const { keyId, webhookUrl } of accounts) {
    if (!/^rzp_test_\w+$/.test(keyId)) throw new Error('the sandbox takes rzp_test_ keys only');
    if (webhookUrl !== undefined) requireLoopback(webhookUrl);
  }
  if (
    new Set(accounts.map(({ keyId }) => keyId)).size !== accounts.length ||
    accounts.length === 0
  ) {
    throw new Error('the sandbox needs one or more accounts, each with its own key');
  }
};
