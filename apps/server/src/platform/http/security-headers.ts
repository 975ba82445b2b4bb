import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { DATA_POLICY, documentPolicy, type DocumentSources } from './content-security-policy.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
  'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
].join(', ');

/**
 * Security headers on every reply; `secure` (production) adds HSTS. API replies are never stored. The opener
 * policy lets the bank windows of the checkout answer.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { secure, ...sources }: DocumentSources & { readonly secure: boolean },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = documentPolicy(sources, secure);
  app.addHook('onSend', async (request, reply) => {
    // What a 304 says replaces what the browser kept; it has no type, so the kept policy must stand.
    if (reply.statusCode !== 304) {
      const type = String(reply.getHeader('content-type') ?? '');
      reply.header('content-security-policy', type.startsWith('text/html') ? policy : DATA_POLICY);
    }
    reply.header('permissions-policy', PERMISSIONS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
};
