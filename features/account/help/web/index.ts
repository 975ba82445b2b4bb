export { AppearingHelpCard } from './appearing-help-card.tsx';
export { DangerHelpProvider, useFlaggedFields } from './danger-help-provider.tsx';
export { HelpBox, HelpCard } from './help-card.tsx';
export { HelpLink } from './help-link.tsx';
export { LeavePage } from './leave-page.tsx';
