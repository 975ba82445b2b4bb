/** "S-1B2C3D4E": the reference of an appointment for user, therapist and support. */
export const referenceOf = (id: string): string => `S-${id.slice(0, 8).toUpperCase()}`;
