import { useNavigate } from 'react-router';
import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Link } from 'react-router';

interface AnsweredForProps {
  readonly profile: Profile | null;
  /** Address of the form, to return to after completing the profile. */
  readonly from: string;
}

/** The birth details the answers are read from, and the link to complete them. */
export const AnsweredFor = ({ profile, from }: AnsweredForProps) => {
  const navigate = useNavigate();
  if (!profile) return <p role="status">{m.packages_loading_profile()}</p>;
  if (missingFields(profile).length > 0) {
    const state = { from, message: m.packages_profile_message() };
    return (
      <div className="flex flex-col items-start gap-3 rounded-field bg-warn-tint p-4 text-warn">
        <p>{m.packages_for_missing()}</p>
        <Button look="outline" onClick={() => void navigate('/profile', { state })}>
          {m.packages_for_complete()}
        </Button>
      </div>
    );
  }
  const { birthInWords, timeUnknown, placeOfBirth } = profile;
  const birth = timeUnknown ? m.packages_for_untimed({ date: birthInWords }) : birthInWords;
  return (
    <p className="rounded-field bg-surface-2 p-4">
      <span className="font-semibold">{m.packages_for_title()}</span>{' '}
      {m.packages_for({ birth, place: placeOfBirth })}.{' '}
      <Link to="/profile" state={{ from }}>
        {m.packages_for_change()}
      </Link>
    </p>
  );
};
