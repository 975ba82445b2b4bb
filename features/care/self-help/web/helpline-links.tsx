import { helpline, type HelplineId } from '@dhruva/safety';
import { Icon } from '@dhruva/web/ui/icons.tsx';

/** Telephone links of helplines, each by its first number. */
export const HelplineLinks = ({ ids }: { readonly ids: readonly HelplineId[] }) => (
  <ul className="flex flex-wrap gap-2">
    {ids.map((id) => {
      const { name, numbers } = helpline(id);
      const [first] = numbers;
      return first === undefined ? null : (
        <li key={id}>
          <a
            href={first.tel}
            className="inline-flex min-h-12 items-center gap-2 rounded-pill border border-care-line bg-surface px-4 font-semibold text-ink no-underline hover:bg-surface-2"
          >
            <Icon name="phone" size={20} className="hidden text-care sm:block" />
            {name} {first.shown}
          </a>
        </li>
      );
    })}
  </ul>
);
