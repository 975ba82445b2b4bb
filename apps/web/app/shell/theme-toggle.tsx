import { toggleTheme } from '../lib/theme.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icons.tsx';

/** Switches between light and dark. CSS chooses the icon, so that it is right before hydration. */
export const ThemeToggle = () => (
  <button
    type="button"
    aria-label={m.nav_theme()}
    title={m.nav_theme()}
    onClick={toggleTheme}
    className="flex size-12 items-center justify-center rounded-pill text-ink-2 hover:bg-surface-2"
  >
    <Icon name="moon" className="when-light" />
    <Icon name="sun" className="when-dark" />
  </button>
);
