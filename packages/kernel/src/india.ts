/** The zone of every promise, slot and receipt, for the web too, which does not load civil-time. */
export const INDIA = 'Asia/Kolkata';
