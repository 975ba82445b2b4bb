import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { type PairForm, selfFrom } from './pair-form.rules.ts';
import { brideFrom, oneself } from './picked-people.rules.ts';
import { setAll } from './set-all.ts';

/** Whether a value of the profile says anything: what is typed here stays otherwise. */
const isTold = (value: PairForm[keyof PairForm]): boolean =>
  typeof value === 'object' ? value.text !== '' : Boolean(value);

/**
 * The button 'Fetch From Profile': fills Person 1 once the profile has loaded, with what the profile has; the
 * rest is typed here.
 */
export const useProfileFill = (form: UseFormReturn<PairForm>) => {
  const { profile } = useSession();
  const [notice, setNotice] = useState<'loading' | 'filled' | 'incomplete'>();

  const fillFrom = (known: Profile): void => {
    const isWhole = missingFields(known).length === 0;
    setNotice(isWhole ? 'filled' : 'incomplete');
    const told = Object.entries(selfFrom(known)).filter(([, value]) => isWhole || isTold(value));
    setAll(form, { ...oneself(known), ...Object.fromEntries(told) });
    setAll(form, brideFrom(form.getValues()));
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
    if (profile) fillFrom(profile);
    else setNotice('loading');
  };

  const texts = {
    loading: m.pair_profile_loading(),
    filled: m.pair_fetched(),
    incomplete: m.pair_profile_incomplete(),
  };
  return { fill, text: notice ? texts[notice] : '' };
};
