import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtp } from './mail-smtp.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A minimal SMTP server (RFC 5321) that accepts or refuses mails. */
const smtpServer = async (refusal?: string): Promise<{ url: string; lines: string[] }> => {
  const lines: string[] = [];
  const talk = (socket: Socket): void => {
    let inData = false;
    const answer = (line: string): void => {
      lines.push(line);
      if (inData && line !== '.') return;
      const verb = inData ? '.' : line.split(/[ :]/)[0]?.toUpperCase();
      if (verb === 'RCPT' && refusal !== undefined) socket.write(`${refusal}\r\n`);
      else if (verb === 'DATA') socket.write('354 go on\r\n');
      else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
      inData = verb === 'DATA';
    };
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) answer(line);
    });
    socket.on('error', () => undefined);
    closers.push(() => socket.destroy());
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
};

const mail = { to: 'asha@example.test', subject: 'Your answer', text: 'It is ready.' };

test('a mail is handed over with sender, receiver, subject and text', async () => {
  const { url, lines } = await smtpServer();
  await createSmtp({ url, from: 'help@dhruva.test' }).send(mail);
  expect(lines).toContain('MAIL FROM:<help@dhruva.test>');
  expect(lines).toContain('RCPT TO:<asha@example.test>');
  expect(lines).toContain('Subject: Your answer');
  expect(lines).toContain('It is ready.');
});

test('a receiver the server refuses is an error', async () => {
  const { url } = await smtpServer('550 no such user');
  await expect(createSmtp({ url, from: 'help@dhruva.test' }).send(mail)).rejects.toThrow('550');
});

test('an address cannot smuggle in headers or receivers', async () => {
  const { url, lines } = await smtpServer();
  const sender = createSmtp({ url, from: 'help@dhruva.test' });
  await sender
    .send({
      ...mail,
      to: 'a@example.test\r\nBcc: b@example.test',
      subject: 'x\r\nBcc: c@example.test',
    })
    .catch(() => undefined);
  expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RCPT')).join()).not.toContain('<b@example.test>');
});

test('a calendar file goes as a part that calendars read, and as an attachment', async () => {
  const { url, lines } = await smtpServer();
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  const calendar = { method: 'CANCEL', name: 'appointment-S-1B2C3D4E.ics', content } as const;
  await createSmtp({ url, from: 'help@dhruva.test' }).send({ ...mail, calendar });
  const sent = lines.join('\n');
  expect(sent).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
  expect(sent).toMatch(/Content-Type: application\/ics; name=appointment-S-1B2C3D4E.ics/);
  expect(sent).toMatch(/Content-Disposition: attachment; filename=appointment-S-1B2C3D4E.ics/);
  expect(sent).toContain(Buffer.from(content).toString('base64'));
  expect(lines).toContain('It is ready.');
});
