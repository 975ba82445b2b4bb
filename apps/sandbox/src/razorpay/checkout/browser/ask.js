/** The page's requests to the sandbox. */
const at = (path) => new URL(path, new URL('checkout/', location.href));

export const fetchOrder = ({ key = '', order_id = '' }) =>
  fetch(at(`orders/${encodeURIComponent(order_id)}?key_id=${encodeURIComponent(key)}`));

/** Sends a request; throws an Error with the message of an error reply. */
export const ask = async (request) => {
  const reply = await request;
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.error?.description ?? 'The request failed');
  return answer;
};

/** Attempts a payment: the paid or open payment, or `{error}`. */
export const tryToPay = async ({ key, order_id }, wish) => {
  const reply = await fetch(at(`orders/${encodeURIComponent(order_id)}/payments`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: key, ...wish }),
  });
  return reply.json();
};

export const fetchPayment = (key, paymentId) =>
  ask(fetch(at(`payments/${paymentId}?key_id=${encodeURIComponent(key)}`)));
