/**
 * Placeholder in the built site for the origin it is served at, which only the server knows
 * (`.invalid` is reserved: RFC 2606).
 */
export const ORIGIN_STAND_IN = 'https://origin.invalid';
