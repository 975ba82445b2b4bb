/** The sandbox's checkout page: shows the order, lets the user choose an outcome, and returns it. */
import { ask, fetchOrder, fetchPayment, tryToPay } from './ask.js';
import { chooseExits } from './exits.js';
import { drawQr } from './qr.js';
import { showTabs } from './tabs.js';
import { inRupees, paint } from './theme.js';
import { speak } from './words.js';

const POLL_MS = 1_000;
const CANCELLED = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment processing cancelled by user',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
};

const options = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
const exits = chooseExits(options);
const words = speak(options.display?.language);
const byId = (id) => document.getElementById(id);
const form = byId('form');
let method = 'upi';
let open = true;

const show = (id, text) => {
  for (const section of document.querySelectorAll('main > section')) {
    section.hidden = section.id !== id;
  }
  byId('cancel').hidden = id === 'lost' || id === 'broken';
  if (text === undefined) return;
  byId(id).querySelector('p').textContent = text;
  // The focused button was removed.
  (byId(id).querySelector('button') ?? byId('cancel')).focus();
};

const dismiss = (reason) => {
  if (!open) return;
  open = false;
  exits.dismissed(reason, { ...CANCELLED, metadata: { order_id: options.order_id } });
};
const askToDismiss = () => {
  if (byId('lost').hidden === false) return;
  if (options.confirmClose && byId('broken').hidden) byId('confirm').showModal();
  else dismiss();
};

const finish = (answer) => {
  open = false;
  exits.paid(answer);
};

const fail = (error) => {
  byId('alert').textContent = error.description;
  show('choose');
  exits.failed(error);
};

const follow = async (paymentId) => {
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  if (!open) return undefined;
  const answer = await fetchPayment(options.key, paymentId);
  if (answer.razorpay_signature) return finish(answer);
  return answer.error ? fail(answer.error) : follow(paymentId);
};

const fieldsOf = () => {
  const { vpa, number, holder, otp, bank, contact } = Object.fromEntries(new FormData(form));
  const { prefill = {}, notes, description } = options;
  const digits = contact.replaceAll(/\D/g, '');
  return {
    method,
    ...(method === 'card' && { card: { number, name: holder, otp } }),
    ...(method === 'netbanking' && { bank }),
    ...(method === 'upi' && vpa && { vpa }),
    ...(digits && { contact: digits.length === 10 ? `+91${digits}` : `+${digits}` }),
    ...(prefill.email && { email: prefill.email }),
    ...(description && { description }),
    ...(notes && { notes }),
  };
};

const pay = async (outcome) => {
  const wish = { ...fieldsOf(), outcome: outcome === 'lost' ? 'success' : outcome };
  byId('alert').textContent = '';
  const answer = await tryToPay(options, wish);
  if (answer.error) return fail(answer.error);
  if (outcome === 'lost') return show('lost', words.lost);
  if (answer.razorpay_signature) return finish(answer);
  show('waiting', words.waiting);
  return follow(answer.payment_id);
};

const whileBusy = async (pressed, task) => {
  const buttons = [...form.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  try {
    await task();
  } catch (error) {
    byId('alert').textContent = error.message;
  } finally {
    for (const button of buttons) button.disabled = false;
    if (document.activeElement === document.body) pressed?.focus();
  }
};

const fillIn = (order) => {
  const { prefill = {}, display = {}, hidden, readonly } = options;
  byId('amount').textContent = inRupees(order.amount);
  form.querySelector('.primary').textContent = words.pay(inRupees(order.amount));
  form.elements.contact.value = prefill.contact ?? '+91 90000 90000';
  form.elements.contact.readOnly = readonly?.contact === true;
  byId('contact').hidden = hidden?.contact === true;
  const away = display.hide ?? [];
  byId('collect').hidden = away.some(
    (one) => one.method === 'upi' && one.flows?.includes('collect'),
  );
  const gone = away.filter((one) => !one.flows).map((one) => one.method);
  showTabs({ gone, first: prefill.method }, (chosen) => {
    method = chosen;
  });
  drawQr(byId('qr'), order.id);
};

const listen = () => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    void whileBusy(submitter, () => pay(submitter?.dataset.outcome ?? 'success'));
  });
  byId('cancel').addEventListener('click', askToDismiss);
  byId('close').addEventListener('click', () => dismiss());
  byId('reload').addEventListener('click', exits.reload);
  byId('confirm-yes').addEventListener('click', () => dismiss());
  byId('confirm-no').addEventListener('click', () => byId('confirm').close());
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !options.escape || byId('confirm').open) return;
    // Otherwise the same key press would close the question it opens.
    event.preventDefault();
    askToDismiss();
  });
  document.body.addEventListener('click', ({ target }) => {
    if (target === document.body && options.backdropclose) askToDismiss();
  });
  if (options.timeout) setTimeout(() => dismiss('timeout'), options.timeout * 1000);
};

const start = async () => {
  document.documentElement.classList.add(options.mode);
  paint(options.theme?.color);
  byId('shop').textContent = options.name ?? '';
  byId('description').textContent = options.description ?? '';
  listen();
  try {
    const order = await ask(fetchOrder(options));
    if (order.status === 'paid') throw new Error(words.paid);
    fillIn(order);
    show('choose');
  } catch (error) {
    show('broken', `${words.broken}\n${error.message}`);
  }
  const beginHere = () =>
    document.querySelector('[role=tab][tabindex="0"], #broken:not([hidden]) button')?.focus();
  // The shop focuses the frame on "ready"; only then can an element inside it receive the focus.
  window.addEventListener('focus', beginHere, { once: true });
  if (document.hasFocus()) beginHere();
  exits.ready();
};

await start();
