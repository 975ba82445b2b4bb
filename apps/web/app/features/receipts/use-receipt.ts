import { useMutation, useQuery } from '@tanstack/react-query';
import { getReceipt } from '@dhruva/contract/receipts/routes';
import { call } from '../../lib/call.ts';
import { m } from '../../paraglide/messages.js';
import { savePdf } from './save-pdf.ts';

/** The receipt of a purchase. */
export const useReceipt = (orderId: string) =>
  useQuery({
    queryKey: ['receipt', orderId],
    queryFn: async () => call(getReceipt, { query: { orderId } }),
  });

/** Fetches the receipt as a PDF and hands it to the browser as a download. */
export const useReceiptPdf = (orderId: string) =>
  useMutation({
    mutationFn: async (number: string) =>
      savePdf(orderId, m.receipt_file({ number: number.replaceAll(/[^\w-]+/g, '-') })),
  });
