/** Why nothing is shown or done: no such session or assessment, or none of this therapist. The message says it. */
export class ClientRefusal extends Error {}
