import { readToken } from '../../lib/token.ts';

/** Beside `getReceipt` in the contract; it answers with a file, so it is no route of JSON. */
const PDF = '/api/receipts/pdf';

const RELEASE_MS = 60_000;

/** Downloads the receipt of an order under this file name. Throws when the server does not give it. */
export const savePdf = async (orderId: string, fileName: string): Promise<void> => {
  const reply = await fetch(`${PDF}?${new URLSearchParams({ orderId }).toString()}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!reply.ok) throw new Error(`The PDF was answered with ${reply.status}`);
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
};
