import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { canFill, type PairForm, selfFrom } from './pair-form.rules.ts';

/** Where the visitor comes back to after completing the profile. */
const ORIGIN = '/#relationship-section';

/** 'Fetch From Profile': fills Person 1, or says why it cannot, or leads to the profile. */
export const useProfileFill = (form: UseFormReturn<PairForm>, onLogin: (text: string) => void) => {
  const { isAuthenticated, profile } = useSession();
  const navigate = useNavigate();
  const [told, setTold] = useState<'loading' | 'filled'>();

  const fill = (): void => {
    setTold(undefined);
    if (!isAuthenticated) return onLogin(m.pair_login_fetch());
    if (!profile) return setTold('loading');
    if (!canFill(profile)) {
      const state = { message: m.pair_profile_incomplete(), from: ORIGIN };
      return void navigate('/profile', { state });
    }
    for (const [field, value] of Object.entries(selfFrom(profile)))
      form.setValue(field as keyof PairForm, value);
    form.clearErrors(['selfDate', 'selfTime', 'selfPlace']);
    return setTold('filled');
  };

  const loading = told === 'loading' && !profile;
  const text = loading ? m.pair_profile_loading() : told === 'filled' && m.pair_fetched();
  return { fill, text: text || '' };
};
