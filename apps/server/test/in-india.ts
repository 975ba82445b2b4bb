/** The instant at which a clock in India shows this: "2026-11-23 14:00", "2026-11-23T14:00:00", or with milliseconds. */
export const inIndia = (shown: string): Date => new Date(`${shown.replace(' ', 'T')}+05:30`);
