import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { SITE } from '../lib/site.ts';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons.tsx';
import { Flame } from '../ui/lamp.tsx';
import { HelpLink } from '@dhruva/account/help/web';
import { NAV_ENTRIES } from './nav-entries.ts';
import { NavMenu } from './nav-menu.tsx';
import { NAV_ITEM } from './nav-styles.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const BAR = 'mx-auto flex h-(--header) max-w-page items-center gap-1 px-4 sm:px-6';
const PANEL =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header))] overflow-y-auto border-b border-line bg-bg px-4 pt-2 pb-6 shadow-lifted @page:static @page:flex @page:max-h-none @page:grow @page:items-center @page:justify-end @page:overflow-visible @page:border-0 @page:bg-transparent @page:p-0 @page:shadow-none';
const LOGIN =
  'mt-3 flex min-h-12 items-center justify-center rounded-pill border border-control px-5 font-semibold text-ink no-underline hover:bg-surface-2 @page:mt-0 @page:ml-2 @page:min-h-11';

/** The fixed page header: navigation and session links. */
export const Header = () => {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname, hash } = useLocation();
  useEffect(() => setMenuOpen(false), [pathname, hash]);
  return (
    <header
      className="@container fixed inset-x-0 top-0 z-40 border-b border-line bg-bg"
      onKeyDown={(event) => event.key === 'Escape' && setMenuOpen(false)}
    >
      <div className={BAR}>
        <Link
          to="/"
          aria-label={m.nav_logo({ brand: SITE.brand })}
          className="mr-auto flex min-h-12 items-center gap-2 font-heading text-title text-ink no-underline"
        >
          <Flame size={30} />
          <span aria-hidden="true" className="translate-y-0.5">
            {SITE.brand}
          </span>
        </Link>
        <div className="@page:order-last">
          <ThemeToggle />
        </div>
        <nav aria-label={m.nav_label()} className="@page:flex">
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="nav-panel"
            aria-label={menuOpen ? m.nav_menu_close() : m.nav_menu_open()}
            className="flex size-12 items-center justify-center rounded-pill text-ink hover:bg-surface-2 @page:hidden"
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} />
          </button>
          <div id="nav-panel" className={classNames(PANEL, !menuOpen && '@max-page:hidden')}>
            <NavList onLeave={() => setMenuOpen(false)} />
          </div>
        </nav>
      </div>
    </header>
  );
};

const NavList = ({ onLeave }: { readonly onLeave: () => void }) => {
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const { key } = useLocation();
  useEffect(() => setOpenMenu(null), [key]);
  return (
    <ul
      className="mx-auto max-w-page @page:mx-0 @page:flex @page:items-center"
      onClick={(event) => {
        if (event.target instanceof HTMLAnchorElement) onLeave();
      }}
    >
      <li className="mt-1 mb-2 @page:hidden">
        <HelpLink />
      </li>
      {NAV_ENTRIES.map((entry) =>
        'links' in entry ? (
          <NavMenu
            key={entry.id}
            entry={entry}
            open={openMenu === entry.id}
            onOpenChange={(open) => setOpenMenu(open ? entry.id : null)}
          />
        ) : (
          <li key={entry.to}>
            <NavLink to={entry.to} end className={NAV_ITEM}>
              {entry.label()}
            </NavLink>
          </li>
        ),
      )}
      <SessionLinks />
    </ul>
  );
};

/**
 * Login and profile links. Both are in the HTML; CSS shows one by the session attribute of <html>, without a
 * flash before hydration.
 */
const SessionLinks = () => {
  const { logout } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    logout();
    void navigate('/login');
  };
  return (
    <>
      <li className="when-signed-in">
        <NavLink to="/profile" className={NAV_ITEM}>
          {m.nav_profile()}
        </NavLink>
      </li>
      <li className="when-signed-in">
        <button type="button" className={classNames(LOGIN, 'w-full')} onClick={leave}>
          {m.nav_logout()}
        </button>
      </li>
      <li className="when-signed-out">
        <Link to="/login" className={LOGIN}>
          {m.nav_login()}
        </Link>
      </li>
    </>
  );
};
