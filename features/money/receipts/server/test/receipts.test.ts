import { cancelBooking } from '@dhruva/money/purchases/contract/routes';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { getReceipt } from '../../contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { customPackage, SECRETS, therapy } from '@dhruva/server/test/purchase-fixtures.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const GSTIN = '27AAAAA0000A1Z5';
const seller = {
  name: 'Registered Seller',
  address: '1 Test Road\nPune 411001',
  gstin: GSTIN,
  state: 'Maharashtra',
};
const server = await buildTestApp({ seller });
const { app } = server;
const { newBuyer, setClock } = buyers(server, 9_640_000_000);
await setClock('2026-11-23 12:00:00');

const receiptOf = async (token: string, orderId: string) =>
  call(app, getReceipt, { token, query: { orderId } });
const pdfOf = async (token: string | undefined, orderId: string) =>
  app.inject({
    url: '/api/receipts/pdf',
    query: { orderId },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('receipts', () => {
  it('is a tax invoice with the seller, the buyer and taxes that add up', async () => {
    const token = await newBuyer();
    const { checkout, signed } = await buy(server, token, customPackage());
    const { reply } = await receiptOf(token, checkout.orderId);
    expect(reply).toMatchObject({
      number: expect.stringMatching(/^DHR\/2627\/\d{6}$/),
      heading: 'Tax invoice',
      issuedOn: '2026-11-23',
      seller: { name: 'Registered Seller', gstin: GSTIN, email: 'support@example.test' },
      buyer: { name: SECRETS.name, placeOfSupply: null },
      line: {
        description: 'Astrological reading',
        sac: '999799',
        taxablePaise: 93_220,
      },
      totalPaise: 110_000,
      paymentId: signed.razorpay_payment_id,
      creditNotes: [],
      simulated: true,
    });
    expect(reply.taxes.map(({ label, paise }) => [label, paise])).toEqual([
      ['CGST', 8_390],
      ['SGST', 8_390],
    ]);
  });

  it('bills what is exempt, to the state of the address, and notes what was given back', async () => {
    const token = await newBuyer();
    const { form } = therapy();
    const item = therapy({ form: { ...form, address: '2 Lake Road, Udaipur, Rajasthan' } });
    const { checkout } = await buy(server, token, item);
    const body = { id: checkout.orderId, refundPaise: 150_000 };
    expect((await call(app, cancelBooking, { token, body })).status).toBe(200);
    const { reply } = await receiptOf(token, checkout.orderId);
    expect(reply).toMatchObject({
      heading: 'Bill of supply',
      buyer: { placeOfSupply: 'Rajasthan' },
      taxes: [],
      creditNotes: [
        {
          number: expect.stringMatching(/^DHRC\/2627\/\d{6}$/),
          issuedOn: '2026-11-23',
          paise: 150_000,
          reason: 'cancelled',
        },
      ],
    });
  });

  it('are numbered without a gap, however many are bought at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => newBuyer()));
    const plan = { kind: 'plan', planId: 'session-1200' } as const;
    const bought = await Promise.all(tokens.map((token) => buy(server, token, plan)));
    const numbers = await Promise.all(
      bought.map(async ({ checkout }, at) => {
        const { reply } = await receiptOf(tokens[at] ?? '', checkout.orderId);
        return Number(reply.number.slice(-6));
      }),
    );
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at));
  });

  it('31: is shown to its buyer only, as data and as a file', async () => {
    const token = await newBuyer();
    const { checkout } = await buy(server, token, customPackage());
    const stranger = await newBuyer();
    expect((await receiptOf(stranger, checkout.orderId)).refusal.code).toBe(
      'payment.order-unknown',
    );
    expect((await pdfOf(stranger, checkout.orderId)).statusCode).toBe(404);
    expect((await pdfOf(undefined, checkout.orderId)).statusCode).toBe(401);
    expect((await pdfOf(token, '')).statusCode).toBe(404);
  });
});

describe('as a PDF', () => {
  it('is one page with its title, for names in Devanagari too', async () => {
    const token = await newBuyer();
    const { checkout } = await buy(server, token, customPackage());
    await call(app, updateProfile, { token, body: { name: 'आशा राव क्षत्रिय' } });
    const { reply } = await receiptOf(token, checkout.orderId);
    const file = await pdfOf(token, checkout.orderId);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${reply.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'no-store',
    });
    const raw = file.rawPayload.toString('latin1');
    expect(raw.slice(0, 5)).toBe('%PDF-');
    expect(raw).toContain('/Count 1');
    expect(raw.match(/Mukta-Regular/g)?.length).toBeGreaterThanOrEqual(2);
    expect(raw).not.toContain('Helvetica');
  });
});
