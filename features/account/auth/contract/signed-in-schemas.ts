import * as z from 'zod/mini';
import { DEVICE_TOKEN, MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));
/** Bytes in base64url; those of a passkey are at most some hundred. */
const bytes = z.string().check(z.maxLength(4_000), z.regex(/^[\w-]*$/));
const transport = z.string().check(z.maxLength(20));
const passkeyType = z.literal('public-key');

/** A device as its owner knows it; null when the browser did not say what it is. */
const device = z.nullable(z.object({ browser: z.string(), system: z.string() }));

/** Where somebody is signed in. `current`: the session that asks. Times are ISO instants. */
const signedInDevice = z.object({
  id: z.string(),
  device,
  via: z.enum(['code', 'passkey']),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

const ownPasskey = z.object({
  id: z.string(),
  device,
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** `mayAddPasskey`, `mayChangeNumber`: the session is fresh enough, for the number also one by passkey. */
export const sessionsReply = z.object({
  sessions: z.array(signedInDevice),
  passkeys: z.array(ownPasskey),
  mayAddPasskey: z.boolean(),
  mayChangeNumber: z.boolean(),
});
export type Sessions = z.infer<typeof sessionsReply>;

export const sessionId = z.strictObject({ id: z.uuid() });
export const endedReply = z.object({ ended: z.number() });
export const passkeyId = z.strictObject({ id: bytes });
export const doneReply = z.object({ success: z.literal(true) });

/** What a browser makes a passkey from (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyAddOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: passkeyType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: passkeyType, transports: z.optional(z.array(z.string())) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** What a browser signs in with a passkey by. */
export const passkeySignInOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** A browser sends more than is read here; the rest is dropped. */
export const passkeyAddBody = z.object({
  id: bytes,
  rawId: bytes,
  type: passkeyType,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});

export const passkeySignInBody = z.object({
  passkey: z.object({
    id: bytes,
    rawId: bytes,
    type: passkeyType,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.optional(bytes),
    }),
  }),
  deviceToken: z.optional(z.string().check(z.regex(DEVICE_TOKEN))),
});

export const newNumberBody = z.strictObject({ phone: text });
export const changeNumberBody = z.strictObject({ phone: text, otp: text, challengeId: text });
