/**
 * Storage key of the order whose checkout is open in this tab. A phone may discard the page while the bank's
 * app is in front; the reloaded page then looks up the outcome.
 */
const KEY = 'checkoutOrder';

export const storePendingOrder = (orderId: string): void =>
  window.sessionStorage.setItem(KEY, orderId);

export const clearPendingOrder = (): void => window.sessionStorage.removeItem(KEY);

/** The id of our order, or null. */
export const pendingOrder = (): string | null => window.sessionStorage.getItem(KEY);
