/** Outbox kinds: what the owner is told about signing in. The subject of a new device is its session. */
export const NEW_DEVICE = 'auth.new-device';
export const PASSKEY_ADDED = 'auth.passkey-added';
export const NUMBER_CHANGED = 'auth.number-changed';
