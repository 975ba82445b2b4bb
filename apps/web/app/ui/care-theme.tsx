import { createContext, type ReactNode, useContext } from 'react';

const ThemeClass = createContext<string | undefined>(undefined);

/** The class a part of the page needs that stands outside of its room in the document, as dialogs do. */
export const useThemeClass = (): string | undefined => useContext(ThemeClass);

const CARE = 'in-care';

/** A room of care: what is pressed is sage, not ember (tokens.css). */
export const CareTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeClass value={CARE}>
    <div className={`${CARE} contents`}>{children}</div>
  </ThemeClass>
);
