/** An import that breaks a rule; `to` is empty where the file itself does. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
