import { createContext, type ReactNode, useContext } from 'react';

const ThemeClass = createContext<string | undefined>(undefined);

/** The theme class around this component, for content rendered in a portal, as dialogs are. */
export const useThemeClass = (): string | undefined => useContext(ThemeClass);

const CARE = 'in-care';

/** The colour theme of counselling: actions are sage instead of ember (tokens.css). */
export const CareTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeClass value={CARE}>
    <div className={`${CARE} contents`}>{children}</div>
  </ThemeClass>
);
