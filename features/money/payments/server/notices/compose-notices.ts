import { BOOKINGS_ADDRESS } from '../../contract/addresses.ts';
import type { UserKey } from '@dhruva/server/platform/crypto/user-keys.ts';
import { formatPaise } from '@dhruva/kernel/rupees';
import type { Db } from '@dhruva/server/platform/database/db.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Composed, Composer, OutboxMessage } from '@dhruva/server/platform/messages/outbox.ts';
import type { SmsTemplate } from '@dhruva/server/platform/messages/sms.ts';
import { EMPTY_PROFILE, loadProfile } from '@dhruva/account/profile/server';
import { type Known, numberedPurchases, onlyOne } from '../orders/known-purchases.ts';
import { findOrder, type Order } from '../records/order.store.ts';
import { productOf, purchaseOf } from '../records/purchase.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findRefund } from '../records/refund.store.ts';
import { NOTICES } from '../enqueue.ts';
import { paidWords, refundedWords } from './notice-words.rules.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const readerOf = async (db: Db, key: UserKey): Promise<Reader> =>
  (await loadProfile(db, key)) ?? EMPTY_PROFILE;

type NoticeDeps = Pick<PaymentDeps, 'env' | 'userKeys' | 'products'>;

const linkOf = ({ env }: NoticeDeps): string => new URL(BOOKINGS_ADDRESS, env.publicUrl).href;

/** The fields that every mail about an order contains. */
const letterOf = async (deps: NoticeDeps, db: Db, key: UserKey, order: Order) => {
  const product = productOf(deps.products, order.kind);
  const described = await product.describe(db, purchaseOf(key, order), await readNow(db));
  const dueAt = described.dueAt ? new Date(described.dueAt) : order.dueAt;
  const supportEmail = deps.env.supportEmail;
  return { link: linkOf(deps), supportEmail, dueAt };
};

const mailTo = ({ email }: Reader, words: { subject: string; text: string }) =>
  email === '' ? undefined : { mail: { to: email, ...words } };

/** Rupees without their sign: the templates of SMS write "Rs" (their letters have no ₹). */
const amountOf = (paise: number): string => formatPaise(paise).replace('₹', '');

const smsTo = (
  { phone }: Reader,
  template: SmsTemplate,
  vars: Readonly<Record<string, string>>,
): Composed | undefined =>
  phone === '' ? undefined : { sms: { to: `+91${phone}`, template, vars } };

interface Subject {
  readonly key: UserKey;
  readonly reader: Reader;
  readonly order: Order;
}

const subjectOf = async (
  { userKeys }: NoticeDeps,
  db: Db,
  { userId }: OutboxMessage,
  orderId: string | undefined,
): Promise<Subject | undefined> => {
  const key = await userKeys.load(db, userId);
  const order = orderId === undefined ? undefined : await findOrder(db, orderId);
  return key && order && { key, order, reader: await readerOf(db, key) };
};

/** The order with its refunds, as a mail shows them. */
const numbered = async (db: Db, { id }: Order): Promise<Known> => {
  const read = async () => [await findOrder(db, id)].filter((order) => order !== undefined);
  return onlyOne(await numberedPurchases(db, read));
};

const paidMail =
  (deps: NoticeDeps): Composer =>
  async (message, db) => {
    const subject = await subjectOf(deps, db, message, message.subjectId);
    if (!subject) return undefined;
    const { key, order, reader } = subject;
    const { pricePaise: amountPaise, paymentId } = order;
    if (paymentId === null) return undefined;
    const { receiptNumber } = (await numbered(db, order)).order;
    const common = await letterOf(deps, db, key, order);
    const own = { name: reader.name, amountPaise, paymentId, receiptNumber };
    return mailTo(reader, paidWords({ ...common, ...own }));
  };

const paidSms =
  (deps: NoticeDeps): Composer =>
  async (message, db) => {
    const subject = await subjectOf(deps, db, message, message.subjectId);
    if (!subject) return undefined;
    const vars = { amount: amountOf(subject.order.pricePaise), link: linkOf(deps) };
    return smsTo(subject.reader, 'paid', vars);
  };

const refundedMail =
  (deps: NoticeDeps): Composer =>
  async (message, db) => {
    const refund = await findRefund(db, message.subjectId ?? '');
    const subject = await subjectOf(deps, db, message, refund?.orderId);
    if (!subject || !refund) return undefined;
    const { key, order, reader } = subject;
    const common = await letterOf(deps, db, key, order);
    const { amountPaise, paymentId, reason } = refund;
    const { refunds } = await numbered(db, order);
    const creditNoteNumber = refunds.find(({ id }) => id === refund.id)?.creditNoteNumber ?? null;
    const own = { name: reader.name, amountPaise, paymentId, reason, creditNoteNumber };
    return mailTo(reader, refundedWords({ ...common, ...own }));
  };

const refundedSms =
  (deps: NoticeDeps): Composer =>
  async (message, db) => {
    const refund = await findRefund(db, message.subjectId ?? '');
    const subject = await subjectOf(deps, db, message, refund?.orderId);
    if (!subject || !refund) return undefined;
    const vars = { amount: amountOf(refund.amountPaise), link: linkOf(deps) };
    return smsTo(subject.reader, 'refunded', vars);
  };

/**
 * Registers the composers of payment messages: written at sending time from encrypted data; no SMS names what
 * was bought.
 */
export const composeNotices = (deps: NoticeDeps & Pick<PaymentDeps, 'outbox'>): void => {
  const { outbox } = deps;
  const [paid, paidShort] = NOTICES.paid;
  const [refunded, refundedShort] = NOTICES.refunded;
  outbox.compose(paid, paidMail(deps));
  outbox.compose(paidShort, paidSms(deps));
  outbox.compose(refunded, refundedMail(deps));
  outbox.compose(refundedShort, refundedSms(deps));
};
