/** "S-1B2C3D4E": what the user, the therapist and support name an appointment by. */
export const referenceOf = (id: string): string => `S-${id.slice(0, 8).toUpperCase()}`;
