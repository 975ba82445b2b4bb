const TIME = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});
const DATE = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A promised instant (ISO) → "5:40 PM, 23 Nov (IST)" (decision 8). */
export const dueInWords = (instant: string): string => {
  const at = Date.parse(instant);
  return `${TIME.format(at).toUpperCase()}, ${DATE.format(at)} (IST)`;
};
