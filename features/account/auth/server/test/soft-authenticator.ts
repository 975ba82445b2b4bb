import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** User present and verified; attested credential data included. */
const FLAGS = { signed: 0x05, made: 0x45 };
/** COSE (RFC 9053): key type EC2, algorithm ES256, curve P-256, coordinates. */
const COSE = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 };
const [EC2, ES256, P256] = [2, -7, 1];

interface Site {
  readonly rpId: string;
  readonly origin: string;
}

/** An authenticator in memory with one passkey, as WebAuthn level 3 describes what it answers. */
export const softAuthenticator = ({ rpId, origin }: Site) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const used = { counter: 0 };

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  };
  const coseKey = (): Uint8Array =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [COSE.type, EC2],
        [COSE.algorithm, ES256],
        [COSE.curve, P256],
        [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
        [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );

  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  return {
    id: shared.id,
    /** What the browser sends after making the passkey. */
    make: (challenge: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = [Buffer.alloc(16), length, id, coseKey()];
      const authData = Buffer.concat([authenticatorData(FLAGS.made), ...attested]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** What the browser sends after the passkey was touched. */
    sign: (challenge: string) => {
      used.counter += 1;
      const clientDataJSON = clientData('webauthn.get', challenge);
      const data = authenticatorData(FLAGS.signed);
      const signed = Buffer.concat([data, sha256(clientDataJSON)]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
        },
      };
    },
  };
};
