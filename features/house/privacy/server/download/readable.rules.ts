import { formatPaiseExactly } from '@dhruva/kernel/rupees';
import { INDIA, inWords, wallClock } from '@dhruva/civil-time';

/** A section of the download: its heading and its data as JSON. */
export interface Section {
  readonly title: string;
  readonly data: unknown;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `paidAt`, `paid_at` → "Paid at"; `amountPaise` → "Amount", since amounts are shown in rupees. */
const labelOf = (key: string): string => {
  const words = key
    .replace(PAISE, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const PAISE = /_?paise$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Formats an instant in Indian time: "21 November 2026, 12:11 PM"; what merely resembles one stays as typed.
 */
const momentOf = (instant: string): string => {
  if (Number.isNaN(Date.parse(instant))) return instant;
  const { date, time } = wallClock(Date.parse(instant), INDIA);
  return inWords(date, time.slice(0, 5));
};

/** Formats a single value; `key` is its property name. */
const plain = (value: unknown, key: string): string => {
  if (typeof value === 'number' && PAISE.test(key)) return safe(formatPaiseExactly(value));
  const text = String(value);
  return safe(INSTANT.test(text) ? momentOf(text) : text);
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

const list = (values: readonly unknown[]): string =>
  `<ol>${values.map((value) => `<li>${readable(value)}</li>`).join('')}</ol>`;

const terms = (value: object): string =>
  `<dl>${Object.entries(value)
    .map(([key, inner]) => `<dt>${safe(labelOf(key))}</dt><dd>${readable(inner, key)}</dd>`)
    .join('')}</dl>`;

/** Formats a JSON value as HTML; every text in it is escaped. */
const readable = (value: unknown, key = ''): string => {
  if (isEmpty(value)) return '<i>nothing</i>';
  if (Array.isArray(value)) return list(value);
  return typeof value === 'object' && value !== null ? terms(value) : plain(value, key);
};

const STYLE = [
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}',
  'dl{margin:0 0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1rem;overflow-wrap:anywhere}',
  'section{border-top:1px solid #bbb;margin-top:2rem}',
].join('');

/** A self-contained HTML page: no scripts, no pictures, nothing loaded. `madeAt`: ISO, in UTC. */
export const readablePage = (sections: readonly Section[], madeAt: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Your data at Dhruva</title>',
    `<style>${STYLE}</style></head><body><h1>Your data at Dhruva</h1>`,
    `<p>Everything we keep of you, as of ${momentOf(madeAt)}. Times are those of India.</p>`,
    ...sections.map(
      ({ title, data }) => `<section><h2>${safe(title)}</h2>${readable(data)}</section>`,
    ),
    '</body></html>',
  ].join('\n');
