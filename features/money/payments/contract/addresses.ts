/** My Bookings. What stands behind # is sent to no server, and so lies in no log. */
export const BOOKINGS_ADDRESS = '/profile#bookings';

/** One session in My Bookings, by its reference, which says nothing of anybody. */
export const sessionAddress = (reference: string): string => `/profile#${reference}`;

const REFERENCE = /^#(S-[\dA-F]{8})$/i;

/** What of My Bookings the part behind # names: all of it (`reference` is null) or one session; undefined: neither. */
export const bookingsPart = (hash: string): { readonly reference: string | null } | undefined => {
  if (hash === '#bookings') return { reference: null };
  const reference = REFERENCE.exec(hash)?.[1];
  return reference === undefined ? undefined : { reference: reference.toUpperCase() };
};
