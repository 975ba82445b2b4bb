import { getReceipt, getReceiptFile } from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount, mountFile } from '@dhruva/server/platform/http/mount.ts';
import type { PaymentDeps } from '@dhruva/money/payments/server';
import { drawReceipt } from './pdf/draw-receipt.ts';
import { loadFonts } from './pdf/fonts/load-fonts.ts';
import { findReceipt } from './receipts.service.ts';

/** `DHR/2627/000001` → `receipt-DHR-2627-000001.pdf`. */
const fileName = (number: string): string => `receipt-${number.replaceAll(/[^\w]+/g, '-')}.pdf`;

/** Registers the routes of receipts: as data, and as a PDF file. */
export const registerReceipts = (app: FastifyInstance, deps: PaymentDeps): void => {
  mount(app, getReceipt, async ({ session, query }) =>
    findReceipt(deps, session.userId, query.orderId),
  );
  const fonts = loadFonts();
  mountFile(app, getReceiptFile, async ({ session, query }) => {
    const receipt = await findReceipt(deps, session.userId, query.orderId);
    const bytes = await drawReceipt(receipt, fonts);
    return { name: fileName(receipt.number), type: 'application/pdf', bytes };
  });
};
