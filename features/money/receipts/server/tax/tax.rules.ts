/** `sac`: services accounting code; `percent`: GST contained in the price, 0 where the supply is exempt. */
export interface TaxClass {
  readonly sac: string;
  readonly percent: number;
  /** The service's name on the receipt. */
  readonly heading: string;
}

/** One line of tax on a receipt. `percent` of the taxable value; `paise` whole. */
export interface TaxLine {
  readonly label: 'CGST' | 'SGST' | 'IGST';
  readonly percent: number;
  readonly paise: number;
}

export interface TaxSplit {
  readonly taxablePaise: number;
  readonly taxes: readonly TaxLine[];
}

/**
 * Splits a price that includes GST into taxable value and tax, in whole paise that add up to the price.
 * Within one state the tax is CGST and SGST, half each and equal; between states it is IGST.
 */
export const splitTax = (
  totalPaise: number,
  { percent, isSameState }: { readonly percent: number; readonly isSameState: boolean },
): TaxSplit => {
  if (percent === 0) return { taxablePaise: totalPaise, taxes: [] };
  const tax = (totalPaise * percent) / (100 + percent);
  if (!isSameState) {
    const paise = Math.round(tax);
    return { taxablePaise: totalPaise - paise, taxes: [{ label: 'IGST', percent, paise }] };
  }
  const paise = Math.round(tax / 2);
  return {
    taxablePaise: totalPaise - 2 * paise,
    taxes: (['CGST', 'SGST'] as const).map((label) => ({ label, percent: percent / 2, paise })),
  };
};
