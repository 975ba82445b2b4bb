import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an external text is a valid UUID; PostgreSQL fails on queries with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * The id of a new row: UUID version 7 (RFC 9562). Ids of one process sort in the order they were made, also
 * within one millisecond, so lists by time and id have one order. Not for orders and appointments, whose first
 * digits are their reference (version 7 begins with the time), nor for people.
 */
export const newRowId = (): string => v7();
