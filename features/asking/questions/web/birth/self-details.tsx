import { Link } from 'react-router';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Icon } from '@dhruva/web/ui/icons.tsx';

interface SelfDetailsProps {
  readonly profile: Profile;
  readonly state: 'complete' | 'incomplete' | 'no-date';
  /** Navigation state passed to the profile page, so that it leads back here. */
  readonly arrival: object;
  readonly onComplete: () => void;
}

/** The profile's birth details, read-only; or the link to complete them. */
export const SelfDetails = ({ profile, state, arrival, onComplete }: SelfDetailsProps) => {
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
  const rows = [
    [m.questions_born(), profile.birthInWords],
    ...(profile.timeUnknown ? [[m.questions_time(), m.questions_time_not_known()]] : []),
    [m.questions_place(), profile.placeOfBirth],
  ];
  return (
    <div className="rounded-field border border-line bg-surface-2 p-4">
      <dl className="flex flex-col gap-3">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-small text-ink-3">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-start gap-2 border-t border-line pt-3 text-ink-2">
        <Icon name="lock" size={18} className="mt-1 shrink-0" />
        <span>
          {m.questions_self_locked()}{' '}
          <Link to="/profile" state={arrival}>
            {m.questions_self_change()}
          </Link>
        </span>
      </p>
    </div>
  );
};
