import { Link } from 'react-router';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Icon } from '@dhruva/web/ui/icons.tsx';

/** Leads back to the questions, where the question that is wanted stands open again. */
const ARRIVAL = { from: '/Question' };

/** The profile's birth details, read-only. */
export const SelfDetails = ({ profile }: { readonly profile: Profile }) => {
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
          <Link to="/profile" state={ARRIVAL}>
            {m.questions_self_change()}
          </Link>
        </span>
      </p>
    </div>
  );
};
