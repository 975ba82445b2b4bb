import * as z from 'zod/mini';
import { OWN_READING, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { receipt, receiptQuery } from './schemas.ts';

export const getReceipt = route({
  method: 'GET',
  path: '/api/receipts/one',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The receipt of a purchase, with credit notes of its refunds',
  query: receiptQuery,
  reply: receipt,
  errors: ['payment.order-unknown'],
});

export const getReceiptFile = route({
  method: 'GET',
  path: '/api/receipts/pdf',
  auth: 'session',
  budgets: { user: perMinute(60) },
  summary: 'The same receipt as a PDF',
  query: receiptQuery,
  reply: z.string(),
  errors: ['payment.order-unknown'],
});
