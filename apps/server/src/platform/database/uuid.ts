const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an external text is a valid UUID; PostgreSQL fails on queries with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);
