import { expect, test } from 'vitest';
import { replyTo, type InputLine } from './lines/json-lines.ts';
import { matchLine } from './match-line.ts';

const BIRTH = { date: '1990-08-15', time: '14:30', zone: 'Asia/Kolkata', lat: 18.52, lon: 73.86 };

const reply = (line: InputLine): object => replyTo(JSON.stringify({ id: 'a', ...line }), matchLine);

test('gives the eight raw scores and their sum under the id', () => {
  expect(reply({ boy: { moonLon: 167.3671013 }, girl: { moonLon: 278.3882211 } })).toMatchObject({
    id: 'a',
    scores: { varna: 1, vashya: 1, tara: 3, yoni: 2, maitri: 4, gana: 6, bhakoot: 0, nadi: 8 },
    total: 25,
  });
});

test('takes a birth on either side', () => {
  const girl = { moonLon: 300.5 };
  const mixed = reply({ boy: BIRTH, girl });
  expect(mixed).toHaveProperty('total');
  expect(mixed).not.toEqual(reply({ boy: girl, girl: BIRTH }));
});

test('gives the column with cancellations, the ten poruthams and, of births, Mars', () => {
  const moons = reply({ boy: { moonLon: 28 }, girl: { moonLon: 35 } });
  expect(moons).toMatchObject({
    scores: { nadi: 0 },
    withCancellations: {
      scores: { nadi: 8 },
      applied: [{ id: 'nadi-same-star-other-sign', kuta: 'nadi', restores: 8 }],
    },
    poruthams: { overall: 'lacking', missing: ['rajju', 'dina'] },
    manglik: null,
  });
  const births = reply({ boy: BIRTH, girl: { ...BIRTH, date: '1992-11-03' } });
  expect(births).toHaveProperty('manglik.between.kind');
  expect(births).toHaveProperty('poruthams.poruthams.length', 10);
});

test.each([
  [{ boy: BIRTH }, 'birth.details-missing'],
  [{ boy: BIRTH, girl: 'Radha' }, 'birth.details-missing'],
  [{ boy: BIRTH, girl: [] }, 'birth.details-missing'],
  [{ boy: BIRTH, girl: {} }, 'birth.details-missing'],
  [{ boy: BIRTH, girl: { moonLon: '12' } }, 'request.invalid'],
  [{ boy: BIRTH, girl: { moonLon: null } }, 'request.invalid'],
  [{ boy: BIRTH, girl: { moonLon: -1 } }, 'request.invalid'],
  [{ boy: BIRTH, girl: { moonLon: 360.5 } }, 'request.invalid'],
  [{ boy: BIRTH, girl: { ...BIRTH, time: '25:00' } }, 'birth.time-format'],
  [{ boy: { ...BIRTH, date: '1990-02-30' }, girl: BIRTH }, 'birth.date-unreal'],
])('%j → %s', (line, error) => {
  expect(reply(line)).toMatchObject({ id: 'a', error });
});
