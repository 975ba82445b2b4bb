import { describe, expect, test } from 'vitest';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';

const { app } = await buildTestApp();
const search = (q: string) => app.inject({ method: 'GET', url: '/api/places', query: { q } });

describe('GET /api/places', () => {
  test('finds a place, signed out', async () => {
    const reply = await search('Bombay');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().places[0]).toEqual({
      id: 'gn-1275339',
      name: 'Mumbai',
      region: 'Maharashtra',
      country: 'India',
      label: 'Mumbai, Maharashtra, India',
      lat: expect.closeTo(19.07, 1),
      lon: expect.closeTo(72.88, 1),
      zone: 'Asia/Kolkata',
      approximate: false,
    });
  });

  test('a name of nowhere finds nothing', async () => {
    expect((await search('Xyzzyburgh')).json()).toEqual({ places: [] });
  });

  test('one letter is too short', async () => {
    const reply = await search('a');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'place.query-short' });
  });

  test.each([
    'x'.repeat(200),
    '%00',
    '(((',
    "'; drop table users",
    '🙂🙂🙂',
    ',,,ab',
    '\u0000\u0001ab',
  ])('odd text is only text: %j', async (q) => {
    expect([200, 400]).toContain((await search(q)).statusCode);
  });

  test('longer than a field may be is refused', async () => {
    expect((await search('x'.repeat(201))).json()).toMatchObject({ code: 'request.invalid' });
  });
});
