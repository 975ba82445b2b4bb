import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { DATA_POLICY, documentPolicy, type DocumentSources } from './content-security-policy.ts';

const POLICY = 'content-security-policy';
const ONE_YEAR_SECONDS = 31_536_000;
const PERMISSIONS = [
  ...['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
  'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
].join(', ');

/** Headers that only obsolete browsers use: removed to save bytes. */
const OBSOLETE_HEADERS = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * Adds security headers to every reply; `secure` (production) adds HSTS. API replies are never cached. The
 * opener policy allows the checkout's bank windows to report back.
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  sources: DocumentSources,
): Promise<void> => {
  await app.register(helmet, {
    ...OBSOLETE_HEADERS,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: sources.secure && {
      maxAge: ONE_YEAR_SECONDS,
      includeSubDomains: true,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = documentPolicy('', sources);
  app.addHook('onSend', async (request, reply) => {
    const isDocument = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // The headers of a 304 replace cached ones; it has no content type to choose a policy by, so the cached
    // policy is kept.
    if (reply.statusCode !== 304 && !reply.hasHeader(POLICY))
      reply.header(POLICY, isDocument ? policy : DATA_POLICY);
    if (isDocument)
      reply.headers({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': PERMISSIONS,
      });
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
};
