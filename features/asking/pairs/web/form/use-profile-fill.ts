import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useSession } from '@dhruva/account/auth/web';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { type PairForm, selfFrom } from './pair-form.rules.ts';

/** The address to return to after completing the profile. */
const ORIGIN = '/#relationship-section';

/**
 * The button 'Fetch From Profile': fills Person 1 once the profile has loaded, or explains why it cannot, or
 * leads to the profile page.
 */
export const useProfileFill = (form: UseFormReturn<PairForm>, onLogin: (text: string) => void) => {
  const { profile } = useSession();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<'loading' | 'filled'>();

  const fillFrom = (known: Profile): void => {
    setNotice('filled');
    if (missingFields(known).length > 0) {
      const state = { message: m.pair_profile_incomplete(), from: ORIGIN };
      void navigate('/profile', { state });
      return;
    }
    for (const [field, value] of Object.entries(selfFrom(known)))
      form.setValue(field as keyof PairForm, value);
    form.clearErrors(['selfDate', 'selfTime', 'selfPlace']);
  };
  const arrived = useRef(fillFrom);
  useEffect(() => {
    arrived.current = fillFrom;
  });
  useEffect(() => {
    if (notice === 'loading' && profile) arrived.current(profile);
  }, [notice, profile]);

  const fill = (): void => {
    if (!isSignedIn()) onLogin(m.pair_login_fetch());
    else if (profile) fillFrom(profile);
    else setNotice('loading');
  };

  const texts = { loading: m.pair_profile_loading(), filled: m.pair_fetched() };
  return { fill, text: notice ? texts[notice] : '' };
};
