/** Embedded browsers of apps, and browsers that rewrite pages: a frame over the page does not work there. */
const WITHOUT_FRAMES = [
  /\bInstagram\b/,
  /\bFBAN\b|\bFBAV\b|\bFB_IAB\b|\bFBIOS\b/,
  /\bMessenger/,
  /\bOpera Mini\b|\bOPiOS\b/,
  /\bUC ?Browser\b|\bUBrowser\b|\bUCWEB\b/,
];

/** Whether this browser can show the checkout in a frame over the page; otherwise it needs a redirect. */
export const canFrameCheckout = (userAgent: string): boolean =>
  !WITHOUT_FRAMES.some((pattern) => pattern.test(userAgent));
