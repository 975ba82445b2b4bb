export { HelpAtOnce } from './help-at-once.tsx';
export { HelpBesideWords, useSpoken } from './help-beside-words.tsx';
export { HelpBox, HelpCard } from './help-card.tsx';
export { HelpLink } from './help-link.tsx';
export { LeavePage } from './leave-page.tsx';
