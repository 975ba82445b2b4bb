import { TOKEN_KEY } from '@dhruva/kernel/limits';

export type Theme = 'light' | 'dark';
const THEME_KEY = 'theme';

/**
 * Inline script of the document head, run before first paint: sets the chosen theme and whether a token is
 * stored on <html>, so that neither colours nor navigation change on hydration.
 */
export const THEME_AND_SESSION_SCRIPT = `(()=>{try{const d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;d.session=localStorage.getItem('${TOKEN_KEY}')===null?'out':'in';if(localStorage.getItem('motion')==='paused')d.motion='paused'}catch{}})()`;

const shown = (): Theme => {
  const own = document.documentElement.dataset['theme'];
  if (own === 'light' || own === 'dark') return own;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** Switches to the other theme and stores the choice. */
export const toggleTheme = (): Theme => {
  const next = shown() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  window.localStorage.setItem(THEME_KEY, next);
  return next;
};
