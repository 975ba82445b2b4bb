/** Limits and constants that server and web share. */
export const OTP_DIGITS = 6;
export const PHONE_DIGITS = 10;
export const COUNTRY_CODE = '+91';
export const MINIMUM_AGE = 18;
export const FREE_QUESTIONS_PER_ACCOUNT = 1;
/** Friends who must join for one free question of the first tier, once an account (decision 11). */
export const FRIENDS_FOR_A_QUESTION = 5;
/** First and last civil year of birth the sky is computed for. */
export const FIRST_BIRTH_YEAR = 1900;
export const LAST_SKY_YEAR = 2100;
/** Longest text taken in any single field. */
export const MAX_FIELD_CHARS = 200;
/** Longest free text of the intake form; all of them together, in any script, fit into one request. */
export const MAX_INTAKE_TEXT_CHARS = 2_000;
/** Longest report of an assessment. */
export const MAX_REPORT_CHARS = 40_000;
/** Longest message to support. */
export const MAX_SUPPORT_CHARS = 2_000;
/** Longest note to a session that did not happen. */
export const MAX_NOTE_CHARS = 500;
/** Largest request body, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The key the session token is stored under in the browser. */
export const TOKEN_KEY = 'authToken';
/** Browser storage key of the device token, and the token's format. */
export const DEVICE_KEY = 'deviceToken';
export const DEVICE_TOKEN = /^[\w-]{22,64}$/;
/** The header every call carries the device token in, once there is one. */
export const DEVICE_HEADER = 'x-device-token';
/** Version of the terms a consent refers to. */
export const TERMS_VERSION = '2026-11-24';
