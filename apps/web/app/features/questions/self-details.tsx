import { Link } from 'react-router';
import type { Profile } from '@dhruva/contract/profile/schemas';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface SelfDetailsProps {
  readonly profile: Profile;
  readonly state: 'complete' | 'incomplete' | 'no-date';
  readonly onComplete: () => void;
}

/** The profile's birth details, shown and locked; or what to do when they are missing. */
export const SelfDetails = ({ profile, state, onComplete }: SelfDetailsProps) => {
  if (state !== 'complete') {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 rounded-field bg-warn-tint p-4">
        <p className="text-warn">
          {state === 'no-date' ? m.questions_self_missing() : m.questions_self_incomplete()}
        </p>
        <Button onClick={onComplete}>{m.questions_self_complete()}</Button>
      </div>
    );
  }
  const time = profile.timeUnknown ? m.questions_time_unknown() : profile.timeOfBirth;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        {m.questions_self_locked()} <Link to="/profile">{m.questions_self_change()}</Link>
      </p>
      <TextField id="self-dob" label={m.questions_dob()} value={profile.dob} readOnly />
      <TextField id="self-time" label={m.questions_time()} value={time} readOnly />
      <TextField
        id="self-place"
        label={m.questions_place()}
        value={profile.placeOfBirth}
        readOnly
      />
    </div>
  );
};
