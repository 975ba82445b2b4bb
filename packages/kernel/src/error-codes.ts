/** Every error the server can answer with: `feature.reason` → HTTP status. Sentences: catalogue/messages.ts. */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'request.unknown-key': 400,
  'request.broken-json': 400,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.not-found': 404,
  'request.rate-limited': 429,
  'server.unexpected': 500,
  'server.unavailable': 503,

  'auth.signed-out': 401,
  'auth.phone-invalid': 400,
  'auth.email-invalid': 400,
  'auth.signup-fields-missing': 400,
  'auth.age-unconfirmed': 400,
  'auth.terms-unaccepted': 400,
  'auth.code-format': 400,
  'auth.code-wrong': 400,
  'auth.code-expired': 400,
  'auth.code-locked': 429,
  'auth.send-too-soon': 429,
  'auth.send-limit': 429,
  'auth.send-failed': 502,
  'auth.second-check-needed': 403,
  'auth.second-check-past': 409,
  'auth.second-check-no-email': 409,
  'auth.mail-failed': 502,

  'profile.phone-invalid': 400,
  'profile.email-invalid': 400,
  'profile.date-invalid': 400,
  'profile.date-ambiguous': 400,
  'profile.time-invalid': 400,

  'birth.details-missing': 400,
  'birth.date-format': 400,
  'birth.date-numbers': 400,
  'birth.date-unreal': 400,
  'birth.date-future': 400,
  'birth.date-out-of-range': 400,
  'birth.time-format': 400,
  'birth.time-gap': 400,
  'birth.time-overlap': 400,
  'person.under-18': 403,

  'place.query-short': 400,
  'place.unknown': 400,
  'place.ambiguous': 400,
  'place.coordinates-invalid': 400,

  'prediction.question-unknown': 400,
  'prediction.consent-missing': 400,
  'prediction.not-entitled': 402,
  'prediction.not-found': 404,

  'compatibility.details-missing': 400,

  'payment.amount-differs': 400,
  'payment.already-bought': 409,
  'payment.order-failed': 502,
  'payment.order-unknown': 404,
  'payment.verification-failed': 400,

  'booking.payment-unknown': 404,
  'booking.unknown': 404,
  'booking.fields-missing': 400,
  'booking.mobile-invalid': 400,
  'booking.date-invalid': 400,
  'booking.slot-taken': 409,
  'booking.slot-closed': 409,
  'booking.not-cancellable': 409,
  'booking.refund-changed': 409,

  'appointment.unknown': 404,
  'appointment.no-credit': 409,
  'appointment.plan-ends': 409,
  'appointment.not-movable': 409,
  'appointment.therapist-differs': 409,
  'appointment.not-sayable': 409,

  'assessment.no-report': 404,

  'intake.fields-missing': 400,
  'intake.phone-invalid': 400,
  'intake.email-invalid': 400,

  'custom-question.missing': 400,
  'custom-question.refused': 422,
  'custom-question.distress': 422,
  'custom-question.profile-incomplete': 400,
  'custom-question.package-unknown': 400,

  'counselling.incomplete': 400,
  'counselling.symptoms-unknown': 400,
  'counselling.entry-unknown': 404,
  'counselling.no-session': 409,

  'support.fields-missing': 400,
  'support.answer-to-invalid': 400,

  'privacy.number-differs': 403,
  'privacy.refund-changed': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes that any route may answer with, whatever it declares. */
export const COMMON_ERRORS = [
  'request.invalid',
  'request.unknown-key',
  'request.broken-json',
  'request.too-large',
  'request.unsupported-type',
  'request.not-found',
  'request.rate-limited',
  'server.unexpected',
  'server.unavailable',
  'auth.signed-out',
  'auth.second-check-needed',
] as const satisfies readonly ErrorCode[];
