/** A name as subject, "मीन राशि का शुक्र", made fit for a postposition: "मीन राशि के शुक्र". */
export const bent = (name: string): string => name.replace(/ का >/u, ' के >');

/** The chart, where a reading names one of its houses for the first time. */
export const IN_CHART = '<chart|आपकी कुंडली में >';

/**
 * A name, "<venus|मीन राशि का >शुक्र", with its sign after it instead: "शुक्र<venus| मीन राशि में>", by what follows the sign.
 */
export const withSignAfter = (name: string, after: string): string =>
  name.replace(
    /^(<[^|]*\|)(.*) का >(.*)$/u,
    (_, open: string, sign: string, graha: string) => `${graha}${open} ${sign} ${after}>`,
  );
