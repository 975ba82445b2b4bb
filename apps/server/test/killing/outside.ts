import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mail } from '../../src/platform/messages/mail.ts';
import type { Sms } from '../../src/platform/messages/sms.ts';
import type { Steps } from './steps.ts';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const ID = /(order|pay|rfnd)_[A-Za-z0-9]{14}/;

export interface Outside {
  readonly url: string;
  readonly mails: Mail[];
  readonly sms: Sms[];
  close(): Promise<void>;
}

/**
 * Proxies everything a server calls over HTTP: the provider's stand-in, and message providers at /mail and
 * /sms.
 */
export const startOutside = async (providerUrl: string, steps: Steps): Promise<Outside> => {
  const mails: Mail[] = [];
  const sms: Sms[] = [];
  const answer = async (request: IncomingMessage, body: Buffer) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url === '/mail') mails.push(JSON.parse(body.toString()) as Mail);
    if (url === '/sms') sms.push(JSON.parse(body.toString()) as Sms);
    if (!url.startsWith('/v1/')) return { status: 200, type: 'application/json', text: '{}' };
    const reply = await fetch(providerUrl + url, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        /^(authorization|content-type|x-)/.test(name) ? [[name, String(value)] as const] : [],
      ),
      ...(method !== 'GET' && { body: new Uint8Array(body) }),
    });
    const type = reply.headers.get('content-type') ?? 'application/json';
    return { status: reply.status, type, text: await reply.text() };
  };
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const body = await bodyOf(request);
      const number = await steps.leave(`${request.method} ${request.url?.replace(ID, ':id')}`);
      if (number === undefined) return void request.socket.destroy();
      const { status, type, text } = await answer(request, body);
      if (!(await steps.comeBack(number))) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': type }).end(text);
    };
    serve().catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    sms,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
