/** What others load by dynamic import only. */
export { ReceiptView } from './receipt-view.tsx';
