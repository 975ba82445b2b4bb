/** Signs that steer a terminal or turn the direction of writing, new lines aside. */
const STEERING = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as written, safe to print in a terminal: each sign that would steer it is a space. */
export const printable = (text: string): string => text.replaceAll(STEERING, ' ');
