/** A numbered part of a legal page. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}
