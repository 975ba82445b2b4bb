import { m } from '../paraglide/messages.js';

interface NavLinkEntry {
  readonly to: string;
  readonly label: () => string;
}
interface NavMenuEntry {
  readonly id: string;
  readonly label: () => string;
  readonly links: readonly NavLinkEntry[];
}

/** The entries of the navigation bar, in order. */
export const NAV_ENTRIES: readonly (NavLinkEntry | NavMenuEntry)[] = [
  { to: '/', label: m.nav_home },
  {
    id: 'nav-future',
    label: m.nav_future,
    links: [
      { to: '/Question', label: m.nav_individual },
      { to: '/#relationship-section', label: m.nav_relationship },
    ],
  },
  { to: '/paid', label: m.nav_paid },
  { to: '/counselling', label: m.nav_counselling },
  { to: '/assignment', label: m.nav_assessment },
  { to: '/pricing', label: m.nav_pricing },
];

export type { NavMenuEntry };
