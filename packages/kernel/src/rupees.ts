const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats integer paise as rupees, with paise only where there are any: 150000 → ₹1,500; 150050 → ₹1,500.50. */
export const formatPaise = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100);

/** Formats integer paise as rupees with both digits of paise, for columns of sums: 150000 → ₹1,500.00. */
export const formatPaiseExactly = (paise: number): string => exact.format(paise / 100);
