import type { InboxMessage } from './inbox.ts';

const CODE = /\b\d{6}\b/;

/** The one-time code in a message, if it contains one. */
export const codeIn = ({ text }: Pick<InboxMessage, 'text'>): string | undefined =>
  CODE.exec(text)?.[0];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1rem; margin: 0; }
  .code { font: 700 2.25rem/1.2 ui-monospace, monospace; letter-spacing: 0.1em; margin: 0.25rem 0; }
  pre { font: inherit; white-space: pre-wrap; margin: 0; }
  small { opacity: 0.75; }
`;

const calendarFile = ({ calendar }: InboxMessage): string =>
  calendar === undefined
    ? ''
    : `<details><summary>Calendar file</summary><pre>${escape(calendar)}</pre></details>`;

const article = (message: InboxMessage): string => {
  const code = codeIn(message);
  return `<article>
  <h2>${message.kind === 'sms' ? 'SMS' : 'Mail'} to ${escape(message.to)}</h2>
  ${code === undefined ? '' : `<p class="code">${code}</p>`}
  ${message.subject === undefined ? '' : `<p>${escape(message.subject)}</p>`}
  <pre>${escape(message.text)}</pre>
  ${calendarFile(message)}
  <small><time datetime="${escape(message.at)}">${escape(message.at)}</time></small>
</article>`;
};

/** Renders the inbox as an HTML page without scripts, newest message first. */
export const inboxPage = (messages: readonly InboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Outbox</h1>
<p>What would have been sent. Reload to see the latest.</p>
${messages.map(article).join('\n') || '<p>Nothing yet.</p>'}
</body>
</html>
`;
