const PAISE = 100;
const DARK_TEXT = '#1b1b1f';
const CONTRAST = 4.5;

/** Formats "₹99", "₹2,100", "₹99.50". */
export const inRupees = (paise) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % PAISE === 0 ? 0 : 2,
  }).format(paise / PAISE);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (color) => {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Applies the shop's colour; text on it is white only where that has enough contrast. */
export const paint = (color) => {
  if (!/^#[\da-f]{6}$/i.test(color ?? '')) return;
  const { style } = document.documentElement;
  style.setProperty('--theme', color);
  const white = 1.05 / (luminance(color) + 0.05);
  style.setProperty('--on-theme', white >= CONTRAST ? '#fff' : DARK_TEXT);
};
