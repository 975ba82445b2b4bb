/** What agrees with the noun after it: "आपका भाव", "आपके भाव में", "आपकी राशि". */
export interface Agreeing {
  /** Before a masculine noun in the singular. */
  readonly m: string;
  /** Before a masculine noun that a postposition follows, or several. */
  readonly obl: string;
  /** Before a feminine noun. */
  readonly f: string;
}

/** A masculine noun phrase whose form turns on what follows. */
export interface Noun {
  /** As subject: "दसवें भाव का स्वामी शनि". */
  readonly it: string;
  /** Before a postposition: "दसवें भाव के स्वामी शनि". */
  readonly bent: string;
}

/** What belongs to somebody named in the oblique: "दूसरे व्यक्ति" → "दूसरे व्यक्ति का", "… के", "… की". */
export const belongingTo = (name: string): Agreeing => ({
  m: `${name} का`,
  obl: `${name} के`,
  f: `${name} की`,
});
