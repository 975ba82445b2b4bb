import { useState } from 'react';
import { Link } from 'react-router';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import { m } from '@dhruva/web/paraglide/messages.js';
import { CodeGate } from './code-gate.tsx';
import type { SignupDetails } from './login-form.rules.ts';
import { SignupStep } from './signup-step.tsx';
import { authCalls, useCodeFlow } from './use-code-flow.ts';

interface SignupProps {
  readonly onToken: (token: string) => void;
  readonly onCancel: () => void;
}

const EMPTY: SignupDetails = { name: '', email: '', phone: '' };

/** Signing up with name, e-mail and mobile number, in two steps. */
export const Signup = ({ onToken, onCancel }: SignupProps) => {
  const [details, setDetails] = useState(EMPTY);
  const flow = useCodeFlow(async (answer) => {
    const { name, email } = details;
    return (await authCalls.now()).signUp({ ...answer, name, email });
  }, onToken);
  const send = (typed: SignupDetails) => {
    setDetails(typed);
    flow.send({ phone: readPhone(typed.phone) ?? typed.phone });
  };
  return (
    <CodeGate flow={flow} verifyLabel={m.auth_verify_signup()} changeLabel={m.auth_change_number()}>
      <SignupStep start={details} onSubmit={send} onCancel={onCancel} flow={flow} />
      <p className="text-ink-2">
        {m.auth_have_account()} <Link to="/login">{m.auth_login_link()}</Link>
      </p>
    </CodeGate>
  );
};
