/** Only by dynamic import. */
export { IntakeDialog } from './intake-dialog.tsx';
