/** A broken rule; `to` is empty where it is not an import. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
