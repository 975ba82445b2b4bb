/** Browsers inside other apps and those that rewrite pages: a frame over the page does not work there. */
const WITHOUT_FRAMES = [
  /\bInstagram\b/,
  /\bFBAN\b|\bFBAV\b|\bFB_IAB\b|\bFBIOS\b/,
  /\bMessenger/,
  /\bOpera Mini\b|\bOPiOS\b/,
  /\bUC ?Browser\b|\bUBrowser\b|\bUCWEB\b/,
];

/** Whether this browser can show the checkout over the page; else it is a page of its own that comes back. */
export const showsCheckout = (userAgent: string): boolean =>
  !WITHOUT_FRAMES.some((pattern) => pattern.test(userAgent));
