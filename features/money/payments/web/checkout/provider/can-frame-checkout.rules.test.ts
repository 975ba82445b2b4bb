import { expect, test } from 'vitest';
import { canFrameCheckout } from './can-frame-checkout.rules.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Redmi Note 12) AppleWebKit/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  `${ANDROID} (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 Instagram 312.0.0.34.111`,
  `${ANDROID} (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/443.0.0.23;]`,
  `${IPHONE} (KHTML, like Gecko) Mobile/21E219 [FBAN/FBIOS;FBAV/455.0.0.31;FBBV/1]`,
  `${IPHONE} (KHTML, like Gecko) Mobile/21E219 [FBAN/MessengerForiOS;FBAV/449.0]`,
  `${ANDROID} Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/440.0]`,
  'Opera/9.80 (Android; Opera Mini/78.0/191.313; U; en) Presto/2.12.423 Version/12.16',
  `${IPHONE} (KHTML, like Gecko) OPiOS/16.0.15 Mobile/21E219 Safari/9537.53`,
  `${ANDROID} (KHTML, like Gecko) Version/4.0 Chrome/100.0 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
  'UCWEB/2.0 (MIDP-2.0; U; Adr 9; en-US; Redmi) U2/1.0.0 UCMini/12.12 Mobile',
])('%s takes the whole page', (userAgent) => {
  expect(canFrameCheckout(userAgent)).toBe(false);
});

test.each([
  `${ANDROID} (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  `${ANDROID} (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 OPR/82.0`,
  `${IPHONE} (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
])('%s shows the checkout', (userAgent) => {
  expect(canFrameCheckout(userAgent)).toBe(true);
});
