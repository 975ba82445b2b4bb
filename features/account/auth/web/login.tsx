import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CodeGate } from './code-gate.tsx';
import { forgetLogin, keepLogin, keptLogin } from './kept-login.ts';
import { PasskeySignIn } from './devices/passkey-sign-in.tsx';
import type { LoginDetails } from './login-form.rules.ts';
import { LoginStep } from './login-step.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { authCalls, useCodeFlow, type Verify } from './use-code-flow.ts';

interface LoginProps {
  readonly onToken: (token: string) => void;
  readonly onCancel: () => void;
}

const EMPTY: LoginDetails = { phone: '', email: '', age: false, terms: false };

const verify: Verify = async (answer) => (await authCalls.now()).logIn(answer);

/**
 * Logging in by mobile number and one-time code, in two steps. Going back keeps what was typed, and so does a
 * page that is loaded anew.
 */
export const Login = ({ onToken, onCancel }: LoginProps) => {
  const [kept] = useState(() => keptLogin());
  const [details, setDetails] = useState(kept?.details ?? EMPTY);
  const loggedIn = (token: string): void => {
    forgetLogin();
    onToken(token);
  };
  const flow = useCodeFlow(verify, loggedIn, kept?.sent);
  const { sent } = flow;
  // Before the field for the code is seen: a page thrown away after that must not lose what was sent.
  useLayoutEffect(() => {
    if (sent) keepLogin({ details, sent });
    else if (details !== EMPTY) keepLogin({ details });
  }, [details, sent]);
  const send = (typed: LoginDetails) => {
    const email = typed.email.trim();
    setDetails(typed);
    flow.send({
      phone: readPhone(typed.phone) ?? typed.phone,
      ...(email !== '' && { email }),
      ageConfirmed: typed.age,
      termsAccepted: typed.terms,
    });
  };
  return (
    <CodeGate flow={flow} verifyLabel={m.auth_verify()} changeLabel={m.auth_change_mobile()}>
      <LoginStep
        start={details}
        onTyped={(typed) => keepLogin({ details: typed })}
        onSubmit={send}
        onCancel={onCancel}
        flow={flow}
      />
      <p className="text-ink-2">
        {m.auth_new_here()} <Link to="/signup">{m.auth_signup_link()}</Link>
      </p>
      <PasskeySignIn onToken={loggedIn} />
      <SocialButtons />
    </CodeGate>
  );
};
