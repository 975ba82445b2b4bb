export { IntakeDialog } from './intake-dialog.tsx';
