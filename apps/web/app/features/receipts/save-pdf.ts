import { saveFile } from '../../lib/save-file.ts';
import { readToken } from '../../lib/token.ts';

/** Beside `getReceipt` in the contract; it answers with a file, so it is no route of JSON. */
const PDF = '/api/receipts/pdf';

/** Downloads the receipt of an order under this file name. Throws when the server does not give it. */
export const savePdf = async (orderId: string, fileName: string): Promise<void> => {
  const reply = await fetch(`${PDF}?${new URLSearchParams({ orderId }).toString()}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!reply.ok) throw new Error(`The PDF was answered with ${reply.status}`);
  saveFile(await reply.blob(), fileName);
};
