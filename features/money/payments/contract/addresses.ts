/** URL of My Bookings. The fragment after # is never sent to a server, so it appears in no log. */
export const BOOKINGS_ADDRESS = '/profile#bookings';

/** URL of one session in My Bookings, by its reference, which identifies nobody. */
export const sessionAddress = (reference: string): string => `/profile#${reference}`;

const REFERENCE = /^#(S-[\dA-F]{8})$/i;

/**
 * What a URL fragment selects in My Bookings: everything (`reference` is null) or one session; undefined:
 * neither.
 */
export const bookingsPart = (hash: string): { readonly reference: string | null } | undefined => {
  if (hash === '#bookings') return { reference: null };
  const reference = REFERENCE.exec(hash)?.[1];
  return reference === undefined ? undefined : { reference: reference.toUpperCase() };
};
