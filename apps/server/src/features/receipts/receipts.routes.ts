import { getReceipt } from '@dhruva/contract/receipts/routes';
import { receiptQuery } from '@dhruva/contract/receipts/schemas';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { mount, signIn } from '../../platform/http/mount.ts';
import type { PaymentDeps } from '../payments/payments.api.ts';
import { drawReceipt } from './pdf/draw-receipt.ts';
import { loadFonts } from './pdf/fonts/load-fonts.ts';
import { findReceipt } from './receipts.service.ts';

/** `DHR/2627/000001` → `receipt-DHR-2627-000001.pdf`. */
const fileName = (number: string): string => `receipt-${number.replaceAll(/[^\w]+/g, '-')}.pdf`;

/** Mounts receipts: as data, and as a file, which is no JSON and so no route of the contract. */
export const registerReceipts = (app: FastifyInstance, deps: PaymentDeps): void => {
  mount(app, getReceipt, async ({ session, query }) =>
    findReceipt(deps, session.userId, query.orderId),
  );
  const fonts = loadFonts();
  app.route<{ Querystring: z.infer<typeof receiptQuery> }>({
    method: 'GET',
    url: '/api/receipts/pdf',
    schema: { querystring: receiptQuery, hide: true },
    config: { contract: getReceipt },
    onRequest: async (request) => signIn(app, request),
    handler: async (request, reply) => {
      const receipt = await findReceipt(deps, request.session?.userId ?? '', request.query.orderId);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName(receipt.number)}"`)
        .send(await drawReceipt(receipt, fonts));
    },
  });
};
