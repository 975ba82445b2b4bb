/** Only by dynamic import. */
export { ReceiptView } from './receipt-view.tsx';
