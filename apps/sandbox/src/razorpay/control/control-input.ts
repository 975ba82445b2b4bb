import { ApiError } from '../model/api-error.ts';
import type { Notes } from '../model/entities.ts';
import { FAULT_KINDS, type WebhookBehaviour, type WebhookFault } from '../model/state.ts';
import { type Fields, fieldsOf, onlyFields } from '../model/fields.ts';
import { METHODS, OUTCOMES, type PayRequest } from '../payments/pay-request.ts';
import type { FaultRequest } from './control.ts';

const WEBHOOK_FAULTS = ['tampered-body', 'wrong-secret', 'no-signature'] as const;

/** Reads a field that must be one of these values; throws `ApiError` otherwise. */
export const oneOf = <Word extends string>(
  fields: Fields,
  name: string,
  words: readonly Word[],
): Word => {
  const word = words.find((known) => known === fields[name]);
  if (word === undefined) throw new ApiError(`${name} must be one of ${words.join(', ')}`);
  return word;
};

/** Reads a field that must be a number of at least 0; throws `ApiError` otherwise. */
export const numberOf = (fields: Fields, name: string): number => {
  const value = fields[name];
  if (typeof value === 'number' && value >= 0) return value;
  throw new ApiError(`${name} must be a number of at least 0`);
};

/** Reads a field that must be a text; throws `ApiError` otherwise. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ApiError(`${name} must be a text`);
};

/** An object with the property if the field is present, else an empty one: for optional properties. */
const when = <Value>(fields: Fields, name: string, read: () => Value): Record<string, Value> =>
  fields[name] === undefined ? {} : { [name]: read() };

const TEXTS = ['vpa', 'bank', 'email', 'contact', 'description'] as const;

const cardOf = (value: unknown): PayRequest['card'] => {
  const fields = fieldsOf(value);
  return {
    number: textOf(fields, 'number'),
    ...when(fields, 'name', () => String(fields['name'])),
    ...when(fields, 'otp', () => String(fields['otp'])),
  };
};

/** Parses the body of `…/pay`. */
export const readPayRequest = (body: unknown): PayRequest => {
  const fields = fieldsOf(body);
  onlyFields(fields, ['outcome', 'method', 'card', 'notes', 'lateAfterSeconds', ...TEXTS]);
  const late = fields['lateAfterSeconds'];
  return {
    outcome: oneOf(fields, 'outcome', OUTCOMES),
    ...when(fields, 'method', () => oneOf(fields, 'method', METHODS)),
    ...when(fields, 'card', () => cardOf(fields['card'])),
    ...when(fields, 'notes', () => fields['notes'] as Notes),
    ...when(fields, 'lateAfterSeconds', () =>
      late === null ? null : numberOf(fields, 'lateAfterSeconds'),
    ),
    ...Object.assign({}, ...TEXTS.map((name) => when(fields, name, () => textOf(fields, name)))),
  };
};

export const readFaultRequest = (body: unknown): FaultRequest => {
  const fields = fieldsOf(body);
  onlyFields(fields, ['route', 'kind', 'times', 'delayMs']);
  return {
    route: textOf(fields, 'route'),
    kind: oneOf(fields, 'kind', FAULT_KINDS),
    ...when(fields, 'times', () => numberOf(fields, 'times')),
    ...when(fields, 'delayMs', () => numberOf(fields, 'delayMs')),
  };
};

export const readBehaviour = (body: unknown): Partial<WebhookBehaviour> => {
  const fields = fieldsOf(body);
  onlyFields(fields, ['copies', 'delaySeconds', 'fault', 'inFlight']);
  const fault = (): WebhookFault | null =>
    fields['fault'] === null ? null : oneOf(fields, 'fault', WEBHOOK_FAULTS);
  return {
    ...when(fields, 'copies', () => numberOf(fields, 'copies')),
    ...when(fields, 'delaySeconds', () => numberOf(fields, 'delaySeconds')),
    ...when(fields, 'inFlight', () => Math.max(1, numberOf(fields, 'inFlight'))),
    ...when(fields, 'fault', fault),
  };
};
