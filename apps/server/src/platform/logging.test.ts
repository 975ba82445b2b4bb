import pg from 'pg';
import { expect, test } from 'vitest';
import { createLogger, maskText } from './logging.ts';

const logOf = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
};

test('personal fields are removed at the top and one level down', () => {
  const fields = {
    phone: '9812345678',
    email: 'asha@example.test',
    dob: '1990-08-15',
    otp: '123456',
    authorization: 'Bearer abc',
  };
  const line = logOf((log) => log.info({ ...fields, user: { ...fields, id: 'u1' } }, 'test'));
  expect(line).not.toMatch(/9812345678|asha|1990|123456|Bearer/);
  expect(JSON.parse(line)).toMatchObject({ phone: '[removed]', user: { id: 'u1' } });
});

test('numbers and addresses in messages are masked, ids and short numbers are not', () => {
  expect(maskText('sent to +919812345678 and asha@example.test')).toBe(
    'sent to [number] and [email]',
  );
  expect(maskText('user 0b7c1c0e-6f1e-4c55-9a3b-1f2e3d4c5b6a took 1200 ms')).toBe(
    'user 0b7c1c0e-6f1e-4c55-9a3b-1f2e3d4c5b6a took 1200 ms',
  );
  expect(logOf((log) => log.info('code for 9812345678'))).toContain('code for [number]');
});

test('errors keep type, code and where, and lose what the database quoted', () => {
  const text = 'Key (email)=(asha@example.test) already exists.';
  const database = Object.assign(new pg.DatabaseError(text, text.length, 'error'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'asha',
  });
  const line = logOf((log) =>
    log.error({ err: new Error('no profile of 9812345678', { cause: database }) }),
  );
  expect(line).not.toMatch(/asha|9812345678/);
  const { err } = JSON.parse(line) as { err: Record<string, unknown> };
  expect(err).toMatchObject({ type: 'Error', message: 'no profile of [number]' });
  expect(err['cause']).toMatchObject({ code: '23505', message: 'database error users_email' });
  expect(err['stack']).toContain('logging.test.ts');
});

test('an error reported as a plain object keeps its message and code', () => {
  const line = logOf((log) =>
    log.error({ err: { message: 'lost 9812345678', code: 'ECONNRESET' } }, 'job queue'),
  );
  expect((JSON.parse(line) as { err: unknown }).err).toMatchObject({
    message: 'lost [number]',
    code: 'ECONNRESET',
  });
});
