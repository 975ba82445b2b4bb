import type { Config } from '@react-router/dev/config';

/** Prerendered pages. Every other address starts from the fallback document. */
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
