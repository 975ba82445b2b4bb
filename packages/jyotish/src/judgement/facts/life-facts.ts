/** What no chart can know, as far as the person told it. */
export interface LifeFacts {
  readonly relationship?:
    | 'single'
    | 'together'
    | 'engaged'
    | 'married'
    | 'separated'
    | 'widowed'
    | undefined;
  readonly work?:
    | 'studying'
    | 'employed'
    | 'own-business'
    | 'at-home'
    | 'looking'
    | 'retired'
    | undefined;
  /** Country of living by its ISO 3166-1 alpha-2 code, or `elsewhere`. */
  readonly country?: string | undefined;
}

/** A fact told, or the age in completed years; it is also the claim that it was used. */
export interface UsedFact {
  readonly kind: 'fact';
  readonly key: keyof LifeFacts | 'age';
  readonly value: string;
}
