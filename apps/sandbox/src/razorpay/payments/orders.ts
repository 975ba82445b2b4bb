import { invalid } from '../model/api-error.ts';
import type { Order } from '../model/entities.ts';
import { newId } from '../model/ids.ts';
import type { CaptureSettings, OrderRow } from '../model/state.ts';
import type { World } from '../model/world.ts';
import {
  type Fields,
  fieldsOf,
  onlyFields,
  readAmount,
  readNotes,
  readText,
} from '../model/fields.ts';
import { findOrder } from '../model/find.ts';

const LONGEST_RECEIPT = 40;
const THREE_DAYS = 4_320;
const SHORTEST_AUTOMATIC = 12;
const LONGEST_MANUAL = 7_200;

const minutes = (value: unknown, name: string, [low, high]: readonly [number, number]): number => {
  if (value === undefined || value === null) return THREE_DAYS;
  const count = Number(value);
  if (!Number.isInteger(count) || count < low || count > high) {
    throw invalid(name, `The ${name} must be between ${low} and ${high}.`);
  }
  return count;
};

/** Reads the capture settings: automatic unless the order says `manual`. */
const readCapture = (value: unknown): CaptureSettings => {
  const { capture = 'automatic', capture_options } = fieldsOf(value);
  if (capture !== 'automatic' && capture !== 'manual') {
    throw invalid('capture', 'The selected capture is invalid.');
  }
  const options = fieldsOf(capture_options);
  const range = [SHORTEST_AUTOMATIC, LONGEST_MANUAL] as const;
  return {
    mode: capture,
    automaticExpiry: minutes(options['automatic_expiry_period'], 'automatic_expiry_period', range),
    manualExpiry: minutes(options['manual_expiry_period'], 'manual_expiry_period', range),
  };
};

const readOrder = (world: World, fields: Fields): Order => {
  const amount = readAmount(fields['amount']);
  const { currency } = fields;
  if (currency === undefined) throw invalid('currency', 'The currency field is required.');
  if (currency !== 'INR') throw invalid('currency', 'Currency is not supported');
  return {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: readText('receipt', fields['receipt'], LONGEST_RECEIPT),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(fields['notes']),
    created_at: world.seconds(),
  };
};

const sameReceipt = (world: World, keyId: string, wanted: Order): OrderRow | undefined => {
  const found = Object.values(world.state.orders).find(
    (row) => row.keyId === keyId && row.entity.receipt === wanted.receipt,
  );
  if (found && found.entity.amount !== wanted.amount) {
    throw invalid('receipt', 'Order with the same receipt already exists with another amount.');
  }
  return found;
};

/**
 * `POST /v1/orders`. With `unique_receipt: true`, a second call with the same receipt returns the first
 * order; refusing another amount is our interpretation of the documentation.
 */
export const createOrder = (world: World, keyId: string, body: unknown): Order => {
  const fields = fieldsOf(body);
  const order = readOrder(world, fields);
  const capture = readCapture(fields['payment']);
  if (fields['unique_receipt'] === true && order.receipt !== null) {
    const known = sameReceipt(world, keyId, order);
    if (known) return known.entity;
  }
  world.state.orders[order.id] = { keyId, entity: order, capture };
  return order;
};

/** `PATCH /v1/orders/:id`: changes the notes only. */
export const editOrder = (world: World, id: string, keyId: string, body: unknown): Order => {
  const { entity } = findOrder(world, id, keyId);
  const fields = fieldsOf(body);
  onlyFields(fields, ['notes']);
  if (fields['notes'] === undefined) throw invalid('notes', 'The notes field is required.');
  entity.notes = readNotes(fields['notes']);
  return entity;
};
