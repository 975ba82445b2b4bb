import { useEffect, useState } from 'react';
import { useSession } from '@dhruva/account/auth/web';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import type { FirstChart } from '../contract/schemas.ts';
import { typedBirth } from '@dhruva/asking/births/web';

type Birth = FirstChart['birth'];

/** The birth whose chart was drawn in this tab, once somebody is signed in whose profile has none. */
const useOffered = (profile: Profile | null): Birth | undefined => {
  const [offered, setOffered] = useState<Birth>();
  const isEmpty = profile !== null && profile.dob === '' && profile.placeOfBirth === '';
  useEffect(() => {
    setOffered(undefined);
    if (!isEmpty || typedBirth() === undefined) return;
    const look = async (): Promise<void> => {
      const { drawnBefore } = await import('./draw.ts');
      setOffered(drawnBefore()?.birth);
    };
    look().catch(() => undefined);
  }, [isEmpty]);
  return offered;
};

const save = async ({ date, time, timeUnknown, place }: Birth): Promise<Profile> => {
  const [{ call }, { updateProfile }] = await Promise.all([
    import('@dhruva/web/lib/call.ts'),
    import('@dhruva/account/profile/contract/routes'),
  ]);
  const placeId = typedBirth()?.place.placeId ?? '';
  const body = { dob: date, timeOfBirth: time, timeUnknown, placeOfBirth: place.label, placeId };
  return call(updateProfile, { body });
};

/** Offers somebody who just signed in to keep the birth they typed before as their own. */
export const KeepBirth = () => {
  const { profile, mergeProfile } = useSession();
  const birth = useOffered(profile);
  const [isDeclined, setDeclined] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  if (birth === undefined || isDeclined) return null;
  const keep = async (): Promise<void> => {
    setSaving(true);
    try {
      mergeProfile(await save(birth));
      showToast(m.first_chart_saved(), 'success');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.first_chart_failed());
    }
    setSaving(false);
  };
  const born = `${birth.timeUnknown ? m.first_chart_untimed({ date: birth.inWords }) : birth.inWords}, ${birth.place.label}`;
  return (
    <section
      aria-labelledby="keep-birth"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 text-ink shadow-rest"
    >
      <h2 id="keep-birth" className="text-lead">
        {m.first_chart_keep_title()}
      </h2>
      <p>{m.first_chart_keep_text({ born })}</p>
      {failure !== '' && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          busyLabel={isSaving ? m.first_chart_saving() : undefined}
          onClick={() => void keep()}
        >
          {m.first_chart_keep()}
        </Button>
        <Button look="quiet" onClick={() => setDeclined(true)}>
          {m.first_chart_keep_not()}
        </Button>
      </div>
    </section>
  );
};
