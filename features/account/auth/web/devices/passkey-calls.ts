import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  addPasskey as addRoute,
  passkeyToAdd,
  passkeyToSignIn,
  signInWithPasskey,
} from '../../contract/routes.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { CallError } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { deviceToken } from '../device-token.ts';

/** Loaded at the first use of a passkey. */
const webAuthn = async () => import('@simplewebauthn/browser');

/** What the browser says when a passkey was not shown, which is no fault; refusals of the server stay theirs. */
const asWords = (error: unknown): Error =>
  error instanceof CallError ? error : new Error(m.passkey_cancelled());

/** Makes a passkey on this device or another and adds it to the account. */
export const addPasskey = async (): Promise<void> => {
  const optionsJSON = await call(passkeyToAdd);
  const { startRegistration } = await webAuthn();
  const made = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: unknown) => {
    throw asWords(error);
  });
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  await call(addRoute, {
    body: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
  });
};

/** Signs in with a passkey; returns the session's token. */
export const signInByPasskey = async (): Promise<string> => {
  const optionsJSON = await call(passkeyToSignIn);
  const { startAuthentication } = await webAuthn();
  const shown = await startAuthentication({
    optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON,
  }).catch((error: unknown) => {
    throw asWords(error);
  });
  const { id, rawId, type, response } = shown;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const passkey = {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
  const body = { passkey, deviceToken: deviceToken() };
  return (await call(signInWithPasskey, { body })).token;
};
