/** One line of an error summary: the message, and the field it belongs to. */
export interface Problem {
  /** Id of the field to correct, if there is one. */
  readonly fieldId?: string;
  readonly message: string;
}
