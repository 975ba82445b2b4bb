import { route } from '../route.ts';
import { receipt, receiptQuery } from './schemas.ts';

/** The same as a PDF lies at `/api/receipts/pdf`, with the same query and session. */
export const getReceipt = route({
  method: 'GET',
  path: '/api/receipts/one',
  auth: 'session',
  summary: 'The receipt of a purchase, with credit notes of its refunds',
  query: receiptQuery,
  reply: receipt,
  errors: ['payment.order-unknown'],
});
