const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats integer paise as rupees: 150000 → ₹1,500; 150050 → ₹1,500.50. */
export const formatPaise = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100);
