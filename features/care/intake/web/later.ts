/** By dynamic import, or by a page that shows it at once. */
export { IntakeDialog } from './intake-dialog.tsx';
