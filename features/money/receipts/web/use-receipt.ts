import { useMutation, useQuery } from '@tanstack/react-query';
import { getReceipt, getReceiptFile } from '../contract/routes.ts';
import { call, callForFile } from '@dhruva/web/lib/call.ts';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

/** The receipt of a purchase. */
export const useReceipt = (orderId: string) =>
  useQuery({
    queryKey: ['receipt', orderId],
    queryFn: async () => call(getReceipt, { query: { orderId } }),
  });

/** Fetches the receipt as a PDF and starts its download. */
export const useReceiptPdf = (orderId: string) =>
  useMutation({
    mutationFn: async (number: string) => {
      const file = await callForFile(getReceiptFile, { query: { orderId } });
      saveFile(file, m.receipt_file({ number: number.replaceAll(/[^\w-]+/g, '-') }));
    },
  });
