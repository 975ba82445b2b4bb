/**
 * Every address that answers without a session, with the reason; a test holds the list against the routes the
 * server has. The pages of the site are files anybody may read.
 */
export const PUBLIC_ROUTES: Readonly<Record<string, string>> = {
  'GET /healthz': 'whoever runs the server asks whether the process is alive',
  'GET /readyz': 'whoever runs the server asks whether it can serve',
  'GET /api/openapi.json': 'the description of the API holds nothing of anybody',
  'POST /api/auth/send-otp': 'the way to a session',
  'POST /api/auth/verify-otp': 'the way to a session',
  'POST /api/auth/signup-verify-otp': 'the way to a session',
  'POST /api/auth/passkeys/sign-in-options': 'the way to a session',
  'POST /api/auth/passkeys/sign-in': 'the way to a session',
  'GET /api/places': 'a gazetteer; home asks for a place before there is an account',
  'POST /api/engine/first-chart':
    'home draws a chart before there is an account, and stores nothing',
  'GET /api/therapists/:id/availability': 'free times are shown before there is an account',
  'GET /api/custom-questions/promise': 'the promised time is shown before there is an account',
  'POST /api/appointments/join': 'therapists have no account; the key of the link is the proof',
  'POST /api/support/send': 'whoever cannot sign in must be able to write',
  'POST /api/payment/webhook/:account': 'called by the provider; the signature is the proof',
  'POST /api/payment/callback':
    'a form of the checkout; it changes nothing but what the provider confirms',
};
