const DEVANAGARI_ZERO = 0x0966;

/** Devanagari digits ०–९ → 0–9; everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
