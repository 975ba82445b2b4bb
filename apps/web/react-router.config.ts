import type { Config } from '@react-router/dev/config';

/** Pages with HTML of their own. Everything else starts from the fallback page. */
const prerender = [
  '/',
  '/Question',
  '/payment',
  '/paid',
  '/join',
  '/counselling',
  '/assignment',
  '/assessment',
  '/free-therapy',
  '/hypnotherapy',
  '/pricing',
  '/plans',
  '/receipt',
  '/login',
  '/signin',
  '/signup',
  '/profile',
  '/faq',
  '/terms',
  '/privacy',
  '/feedback',
  '/how-we-calculate',
  '/calendar',
  '/offline',
];

export default { ssr: false, prerender } satisfies Config;
