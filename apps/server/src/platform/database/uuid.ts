const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text from outside may be asked for as an id: PostgreSQL fails at any other. */
export const isUuid = (text: string): boolean => UUID.test(text);
