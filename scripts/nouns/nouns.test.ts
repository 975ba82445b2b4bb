import { expect, test } from 'vitest';
import { nounOf, type ProductFile } from './noun-files.ts';
import { whatLiesElsewhere } from './what-lies-elsewhere.ts';

const file = (path: string, text = ''): ProductFile => ({
  path,
  noun: nounOf(path),
  isTest: false,
  text,
});

const TICKETS = file(
  'features/house/support/server/ticket.store.ts',
  "declare module '@dhruva/server' { interface Tables { support_tickets: { id: string } } }",
);
const ROUTES = file(
  'features/house/support/contract/routes.ts',
  "export const send = route({ path: '/api/support/send' });",
);

test.each([
  ['name', file('apps/web/app/lib/support-form.ts')],
  [
    'table',
    file('features/care/intake/server/a.store.ts', "db.selectFrom('support_tickets as t')"),
  ],
  ['table', file('apps/server/src/a.ts', 'sql<Row>`select id from support_tickets`')],
  ['address', file('apps/web/app/lib/a.ts', "fetch('/api/support/send')")],
] as const)('finds a planted %s', (kind, planted) => {
  expect(whatLiesElsewhere([TICKETS, ROUTES, planted], [])).toEqual([
    expect.objectContaining({ noun: 'house/support', kind, path: planted.path }),
  ]);
});

test('finds a sentence that one noun alone says, and a file that one noun alone imports', () => {
  const words = file('apps/web/messages/en/shell.json', '{ "ticket_sent": "Sent" }');
  const form = file('features/house/support/web/form.tsx', 'm.ticket_sent()');
  const used = 'apps/web/app/lib/ticket.ts';
  expect(whatLiesElsewhere([words, form], [[form.path, used]])).toEqual([
    { noun: 'house/support', kind: 'sentence', path: words.path, what: 'ticket_sent' },
    { noun: 'house/support', kind: 'only user', path: used, what: '' },
  ]);
});
