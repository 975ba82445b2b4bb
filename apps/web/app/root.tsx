import martel700 from '@fontsource/martel/files/martel-latin-700-normal.woff2?url';
import mukta400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import mukta600 from '@fontsource/mukta/files/mukta-latin-600-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import './app.css';
import { SecondCheck, WISH_SCRIPT } from '@dhruva/account/auth/web';
import { EARLY_PRESS_SCRIPT } from './lib/early-press.ts';
import { useIsStaticPage } from './lib/static-page.ts';
import { THEME_AND_SESSION_SCRIPT } from './lib/theme.ts';
import { m } from './paraglide/messages.js';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { Spinner } from './ui/spinner.tsx';

const fontPreload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  ...[martel700, mukta400, mukta600].map(fontPreload),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** In the prerendered document alone: it ran before any script of ours, and would only weigh in them. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? `${THEME_AND_SESSION_SCRIPT};${EARLY_PRESS_SCRIPT};${WISH_SCRIPT}`
  : '';

const ClientScripts = () => (
  <>
    <ScrollRestoration />
    <Scripts />
  </>
);

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en-IN" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fffaf5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#120b26" media="(prefers-color-scheme: dark)" />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      {!useIsStaticPage() && <ClientScripts />}
    </body>
  </html>
);

/** Shown while an address without prerendered HTML is being loaded. */
export const HydrateFallback = () => (
  <Shell>
    <div className="py-24">
      <Spinner label={m.loading_page()} />
    </div>
  </Shell>
);

export const ErrorBoundary = ({ error }: { readonly error: unknown }) => (
  <Shell>
    <ErrorScreen error={error} />
  </Shell>
);

/** Route id of the quick-exit page: rendered without the shell, so that it does not reveal the site. */
const QUICK_EXIT_PAGE_ID = 'pages/calendar';

const App = () => {
  const isStatic = useIsStaticPage();
  const isBare = useMatches().some(({ id }) => id === QUICK_EXIT_PAGE_ID);
  return isStatic || isBare ? (
    <Outlet />
  ) : (
    <Shell>
      <SecondCheck />
      <Outlet />
    </Shell>
  );
};
export default App;
