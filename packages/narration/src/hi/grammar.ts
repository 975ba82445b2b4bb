/** Forms of a word that agrees with the noun after it: "आपका भाव", "आपके भाव में", "आपकी राशि". */
export interface AdjectiveForms {
  /** Before a masculine noun in the singular. */
  readonly m: string;
  /** Before a masculine noun that a postposition follows, or several. */
  readonly oblique: string;
  /** Before a feminine noun. */
  readonly f: string;
}

/** A masculine noun phrase in its direct and its oblique case. */
export interface InflectedNoun {
  /** Direct case, as subject: "दसवें भाव का स्वामी शनि". */
  readonly direct: string;
  /** Oblique case, before a postposition: "दसवें भाव के स्वामी शनि". */
  readonly oblique: string;
}

/**
 * Possessive forms of a name in the oblique case: "दूसरे व्यक्ति" → "दूसरे व्यक्ति का", "… के", "…
 * की".
 */
export const belongingTo = (name: string): AdjectiveForms => ({
  m: `${name} का`,
  oblique: `${name} के`,
  f: `${name} की`,
});
