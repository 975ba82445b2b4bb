/** What a code stands for. `status`: of HTTP. `sentence`: in English; where the specification gives one, it is that one. */
export interface ErrorMeaning {
  readonly status: number;
  readonly sentence: string;
}

/** Codes, `feature.reason`, with what they stand for. */
export type ErrorList = Readonly<Record<string, ErrorMeaning>>;

/** Codes that any route may answer with, whatever it declares: who is calling is asked before a route is. */
export const COMMON_ERRORS = {
  'request.invalid': {
    status: 400,
    sentence: 'Some of the details sent could not be read. Please check them and try again.',
  },
  'request.unknown-key': {
    status: 400,
    sentence: 'The request carries a field this address does not know.',
  },
  'request.broken-json': {
    status: 400,
    sentence: 'The request could not be read. Please try again.',
  },
  'request.too-large': {
    status: 413,
    sentence: 'That is more text than we can take at once. Please shorten it and try again.',
  },
  'request.unsupported-type': { status: 415, sentence: 'Please send the request as JSON.' },
  'request.unsupported-encoding': {
    status: 415,
    sentence: 'Please send the request uncompressed.',
  },
  'request.malformed': {
    status: 400,
    sentence: 'The request could not be read. Please check it and try again.',
  },
  'request.too-slow': {
    status: 408,
    sentence: 'The request took too long to arrive. Please try again.',
  },
  'request.headers-too-large': {
    status: 431,
    sentence: 'The headers of the request are too large.',
  },
  'request.not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'request.rate-limited': {
    status: 429,
    sentence: 'Too many requests from here just now. Please wait a minute and try again.',
  },
  'server.unexpected': {
    status: 500,
    sentence: 'Something went wrong on our side. Please try again.',
  },
  'server.unavailable': {
    status: 503,
    sentence: 'We cannot reach our records just now. Please try again in a moment.',
  },
  'server.busy': {
    status: 503,
    sentence: 'Many people are asking just now. Please try again in a few seconds.',
  },
  'auth.signed-out': { status: 401, sentence: 'Please log in to continue.' },
  'auth.second-check-needed': {
    status: 403,
    sentence:
      'You were away for more than 90 days and this device is new to us. Please confirm first that this account is yours.',
  },
} as const satisfies ErrorList;

/** The codes there are, by who declares them: each noun adds those of its `contract/errors.ts`. */
export interface ErrorCodes {
  common: keyof typeof COMMON_ERRORS;
}

export type ErrorCode = ErrorCodes[keyof ErrorCodes];

/** All of them, joined by whoever knows every noun. */
export type ErrorRegistry = Readonly<Record<ErrorCode, ErrorMeaning>>;
