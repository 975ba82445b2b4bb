import { Link } from 'react-router';
import { SITE } from '../lib/site.ts';
import { useThisYear } from '../lib/this-year.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icons.tsx';
import { Flame } from '../ui/lamp.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { HelpLink } from '@dhruva/account/help/web';

const PAGES = [
  { to: '/', label: m.nav_home },
  { to: '/Question', label: m.nav_future },
  { to: '/paid', label: m.nav_paid },
  { to: '/counselling', label: m.footer_free_counselling },
  { to: '/assignment', label: m.nav_assessment },
  { to: '/pricing', label: m.nav_pricing },
] as const;

const SUPPORT = [
  { to: '/faq', label: m.footer_faq },
  { to: '/terms', label: m.footer_terms },
  { to: '/privacy', label: m.footer_privacy },
  { to: '/feedback', label: m.footer_feedback },
  { to: '/how-we-calculate', label: m.footer_how },
] as const;

const SOCIAL_NAMES = {
  video: m.social_video,
  photos: m.social_photos,
  network: m.social_network,
  microblog: m.social_microblog,
  chat: m.social_chat,
} as const;

const LINK =
  'inline-flex min-h-11 items-center wrap-anywhere text-ink-2 no-underline hover:text-ink hover:underline';

interface ColumnProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: () => string }[];
}

const Column = ({ title, links }: ColumnProps) => (
  <nav aria-label={title}>
    <h2 className="font-text text-base font-semibold">{title}</h2>
    <ul className="mt-1">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const SocialLinks = () => (
  <ul className="-ml-3 flex flex-wrap">
    {SITE.social.map(({ id, icon, href }) => (
      <li key={id}>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="flex size-12 items-center justify-center rounded-pill text-ink-2 hover:bg-surface-2 hover:text-ink"
        >
          <Icon name={icon} />
          <VisuallyHidden>{m.social_link({ name: SOCIAL_NAMES[id]() })}</VisuallyHidden>
        </a>
      </li>
    ))}
  </ul>
);

/** The dedication, with nothing about the founder's mother that the founder has not provided; and the copyright. */
const Closing = () => (
  <div className="flex items-center gap-3 border-t border-line py-4 text-small text-ink-3">
    <Flame size={28} className="shrink-0" />
    <div>
      <p className="text-ink-2">{m.footer_dedication()}</p>
      <p>{m.footer_copyright({ year: useThisYear(), brand: SITE.brand })}</p>
    </div>
  </div>
);

export const Footer = () => (
  <footer className="on-sky border-t border-line bg-night-900">
    <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(max(40%,7.5rem),1fr))] gap-x-8 gap-y-3 px-4 py-5 sm:px-6 sm:py-12 wide:grid-cols-[2fr_1fr_1fr_1.4fr]">
      <div className="max-w-sm max-wide:col-span-full">
        <p className="flex items-center gap-2 font-heading text-title">
          <Flame size={30} />
          <span className="translate-y-0.5">{SITE.brand}</span>
        </p>
        <p className="mt-3 hidden text-ink-2 sm:block">{m.footer_blurb()}</p>
        <div className="mt-1 sm:mt-3">
          <SocialLinks />
        </div>
      </div>
      <Column title={m.footer_pages()} links={PAGES} />
      <Column title={m.footer_support()} links={SUPPORT} />
      <div className="max-wide:col-span-full">
        <h2 className="mb-1 font-text text-base font-semibold sm:mb-3">{m.footer_contact()}</h2>
        <HelpLink />
        <p className="mt-1 sm:mt-3">
          <a href={`mailto:${SITE.email}`} className={LINK}>
            <Icon name="mail" size={20} className="mr-2" />
            {SITE.email}
          </a>
        </p>
      </div>
    </div>
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Closing />
    </div>
  </footer>
);
