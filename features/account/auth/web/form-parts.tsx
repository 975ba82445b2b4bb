import { Link } from 'react-router';
import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { TextField, type TextFieldProps } from '@dhruva/web/ui/text-field.tsx';

type Given = Omit<TextFieldProps, 'label'>;

/** Field for an Indian mobile number, as typed. */
export const PhoneField = (given: Given) => (
  <TextField
    label={m.auth_mobile()}
    hint={m.auth_mobile_hint()}
    prefix={COUNTRY_CODE}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    {...given}
  />
);

export const EmailField = (given: Given) => (
  <TextField
    label={m.auth_email()}
    type="email"
    inputMode="email"
    autoComplete="email"
    {...given}
  />
);

/** "Terms & Conditions and have read the Privacy Policy.", with its two links. */
export const TermsLinks = () => (
  <>
    <Link to="/terms">{m.auth_terms_link()}</Link> {m.auth_terms_between()}{' '}
    <Link to="/privacy">{m.auth_privacy_link()}</Link>.
  </>
);

/** The buttons that send the code or cancel. */
export const SendOrCancel = ({
  busy,
  onCancel,
}: {
  readonly busy: boolean;
  readonly onCancel: () => void;
}) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busyLabel={busy ? m.auth_sending() : undefined}>
      {m.auth_send()}
    </Button>
    <Button look="outline" onClick={onCancel}>
      {m.auth_cancel()}
    </Button>
  </div>
);
