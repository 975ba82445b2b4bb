import pg from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Field names that hold personal data; they should not be logged, and are redacted if they are. */
const PERSONAL = (
  'phone to mobiles email name otp token authorization password headers body address ' +
  'dob dobTyped timeOfBirth timeTyped placeOfBirth birthInWords birth coordinates ' +
  'userDetails details facts lifeFacts question questions answer selfData otherData ' +
  'signature razorpay_signature secret keySecret webhookSecret auth card vpa contact draft prefill'
).split(' ');

const PHONE_LIKE = /\+?\d{10,15}/g;
const EMAIL_LIKE = /[^\s"'<>]+@[^\s"'<>]+/g;

/** Replaces anything that looks like a phone number or an e-mail address. */
export const maskText = (text: string): string =>
  text.replaceAll(EMAIL_LIKE, '[email]').replaceAll(PHONE_LIKE, '[number]');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** PostgreSQL's messages quote the offending values, so only code and constraint of its errors are kept. */
const messageOf = (error: Error): string =>
  error instanceof pg.DatabaseError
    ? `database error ${error.constraint ?? ''}`.trim()
    : maskText(error.message);

/** The queue reports its errors as plain objects; what is no error at all is named by its type. */
const asError = (thrown: unknown): Error | undefined => {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return undefined;
  return Object.assign(new Error(String(thrown.message)), { stack: '' }, thrown);
};

const serializeError = (thrown: unknown): LoggedError | string => {
  const error = asError(thrown);
  if (!error) return typeof thrown;
  const cause = error.cause === undefined ? undefined : serializeError(error.cause);
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && { code: String(error.code) }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(typeof cause === 'object' && { cause }),
  };
};

/** Sets an explicit message: otherwise pino would take over the error's message unmasked. */
const maskArguments = (args: readonly unknown[]): unknown[] => {
  const [first, ...rest] = args.map((arg) => (typeof arg === 'string' ? maskText(arg) : arg));
  const holder = first instanceof Error ? { err: first } : first;
  const isBareError =
    rest.length === 0 &&
    typeof holder === 'object' &&
    holder !== null &&
    'err' in holder &&
    holder.err instanceof Error;
  return isBareError ? [holder, messageOf(holder.err as Error)] : [first, ...rest];
};

/**
 * Creates a structured logger, one JSON object a line; personal fields are removed, numbers and addresses in
 * messages masked.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
      serializers: { err: serializeError },
      hooks: {
        logMethod(args, method) {
          method.apply(this, maskArguments(args) as typeof args);
        },
      },
    },
    destination ?? pino.destination(1),
  );
