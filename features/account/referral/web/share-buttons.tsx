import { m } from '@dhruva/web/paraglide/messages.js';
import { Icon, type IconName } from '@dhruva/web/ui/icons.tsx';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';
import { shareAddress, type ShareTarget } from './share-links.rules.ts';

interface ShareButtonsProps {
  readonly link: string;
  readonly text: string;
}

const TARGETS: readonly {
  readonly target: ShareTarget;
  readonly icon: IconName;
  readonly name: () => string;
}[] = [
  { target: 'network', icon: 'people', name: m.referral_network },
  { target: 'microblog', icon: 'speech', name: m.referral_microblog },
  { target: 'chat', icon: 'group', name: m.referral_chat },
  { target: 'professional', icon: 'person', name: m.referral_professional },
];

/** Plain links: nothing is loaded from the services before a click. */
export const ShareButtons = (sharing: ShareButtonsProps) => (
  <ul className="mt-2 grid grid-cols-2 gap-3">
    {TARGETS.map(({ target, icon, name }) => (
      <li key={target}>
        <a
          href={shareAddress(target, sharing)}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-12 items-center justify-center gap-2 rounded-pill border border-control px-4 py-2.5 font-semibold text-ink no-underline hover:bg-surface-2"
        >
          <Icon name={icon} size={20} />
          {name()}
          <VisuallyHidden>{m.referral_new_tab()}</VisuallyHidden>
        </a>
      </li>
    ))}
  </ul>
);
