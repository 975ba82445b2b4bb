/**
 * Thrown when a desk command cannot be carried out, e.g. no such session or not this therapist's; the message
 * says why.
 */
export class StaffCommandRefusal extends Error {}
