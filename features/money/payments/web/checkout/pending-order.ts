/**
 * The order whose checkout is open in this tab. A phone may throw the page away while the bank's app is
 * in front: the page that wakes up in its place asks what became of it.
 */
const KEY = 'checkoutOrder';

export const rememberOrder = (orderId: string): void => window.sessionStorage.setItem(KEY, orderId);

export const forgetOrder = (): void => window.sessionStorage.removeItem(KEY);

/** Our id of the order, or null. */
export const pendingOrder = (): string | null => window.sessionStorage.getItem(KEY);
