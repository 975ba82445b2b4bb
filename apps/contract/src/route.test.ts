import { describe, expect, it } from 'vitest';
import { pathOf, type Route } from '@dhruva/kernel/route';

const at = (path: Route['path']) => ({ path }) as Route;

describe('the address of a route', () => {
  it('has each name of its path replaced by the value of that name', () => {
    expect(pathOf(at('/api/health'))).toBe('/api/health');
    expect(pathOf(at('/api/:room/of/:id'), { id: '7', room: 'day' })).toBe('/api/day/of/7');
    expect(pathOf(at('/api/day/:id'))).toBe('/api/day/');
  });

  it.each(['../admin', 'a/b', 'a?b=c', 'a#b', '100%', '%2F', 'सूर्य', ' a b ', '$&'])(
    'keeps the value %j in its own place of the path',
    (value) => {
      const path = pathOf(at('/api/day/:id/slots'), { id: value });
      const parts = new URL(path, 'https://dhruva.test').pathname.split('/');
      expect(parts.map(decodeURIComponent)).toEqual(['', 'api', 'day', value, 'slots']);
    },
  );
});
