import type { ReferralStatus } from '../contract/schemas.ts';
import type { ReactNode } from 'react';
import { GENERAL_REFERRAL_CODE } from './general-code.ts';
import { SITE } from '@dhruva/web/lib/site.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { ReferralProgress } from './referral-progress.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { referralLink } from './share-links.rules.ts';

interface SharedCodeProps {
  readonly code: string;
  readonly link: string;
}

const SharedCode = ({ code, link }: SharedCodeProps) => (
  <>
    <CopyField
      id="referral-code"
      label={m.referral_code()}
      value={code}
      copyLabel={m.referral_copy_code()}
    />
    <CopyField
      id="referral-link"
      label={m.referral_link()}
      value={link}
      copyLabel={m.referral_copy_link()}
    />
    <section>
      <h3 className="font-text text-base font-semibold">{m.referral_share()}</h3>
      <ShareButtons link={link} text={m.referral_text({ brand: SITE.brand, code })} />
    </section>
  </>
);

const Visitor = () => (
  <>
    <div className="flex flex-col items-start gap-3 rounded-field bg-info-tint p-4 text-info">
      <p>{m.referral_login()}</p>
      <LinkButton to="/login" look="outline">
        {m.referral_login_go()}
      </LinkButton>
    </div>
    <SharedCode
      code={GENERAL_REFERRAL_CODE}
      link={referralLink(window.location.origin, GENERAL_REFERRAL_CODE)}
    />
  </>
);

interface ReferralModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly signedIn: boolean;
  /** Undefined while loading. */
  readonly status: ReferralStatus | undefined;
  /** Shown while loading. */
  readonly waiting: ReactNode;
}

/** The user's own code and link to share; without an account, the general ones and a way to sign up. */
export const ReferralModal = (props: ReferralModalProps) => {
  const { status, signedIn, waiting } = props;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={m.referral_title()}
      description={m.referral_rule()}
    >
      <div className="flex flex-col gap-5">
        {!signedIn && <Visitor />}
        {signedIn && status === undefined && waiting}
        {signedIn && status !== undefined && (
          <>
            <ReferralProgress status={status} />
            <SharedCode code={status.code} link={status.link} />
          </>
        )}
      </div>
    </Dialog>
  );
};
