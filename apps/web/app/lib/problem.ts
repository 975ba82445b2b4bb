/** Something of a form that must be mended, in words. */
export interface Problem {
  /** Id of the field that must be mended, if there is one. */
  readonly fieldId?: string;
  readonly message: string;
}
