import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { searchPlaces } from '@dhruva/asking/places/contract/routes';
import { PlaceField } from '@dhruva/asking/places/web';
import { updateProfile } from '@dhruva/account/profile/contract/routes';
import { solvePuzzle } from '@dhruva/account/auth/web/later';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { clearToken } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { drawChart } from '../contract/routes.ts';
import { FirstChart } from './first-chart.tsx';
import { KeepBirth } from './keep-birth.tsx';
import { CHART } from './first-chart.samples.ts';
import { typedBirth } from '@dhruva/asking/births/web';

Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();

const open = async () => {
  const page = render(
    <>
      <FirstChart PlaceField={PlaceField} />
      <KeepBirth />
    </>,
    { wrapper: pageAt('/') },
  );
  await settle();
  return page;
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const DOB = m.first_chart_dob();
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = async () => {
  serve(searchPlaces, { places: [] });
  type(DOB, '14 Feb 1996');
  type(m.first_chart_time(), '6:40 AM');
  type(m.places_label(), 'Pune');
  await settle(300);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const drawIt = async () => press(m.first_chart_draw());
const isDrawn = () => screen.queryByText('Vrishchika (Scorpio)') !== null;

describe('what is typed', () => {
  test('is sent as it was typed, and its chart stands in the place of the form', async () => {
    await open();
    serve(drawChart, CHART);
    await fill();
    await drawIt();
    expect(asked(drawChart).map(({ body }) => body)).toEqual([
      { dob: '14 Feb 1996', timeOfBirth: '6:40 AM', placeOfBirth: 'Pune' },
    ]);
    expect(isDrawn()).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(m.first_chart_facts());
    expect(screen.queryByRole('button', { name: m.first_chart_draw() })).toBeNull();
    const [first] = screen.getAllByRole('link', { name: /marriage/ });
    expect(first?.getAttribute('href')).toBe('/Question');
  });

  test('and its chart survive a reload, without asking again', async () => {
    const page = await open();
    serve(drawChart, CHART);
    await fill();
    await drawIt();
    page.unmount();
    await open();
    expect(isDrawn()).toBe(true);
    expect(asked(drawChart)).toHaveLength(1);
    await press(m.first_chart_change());
    expect(field(DOB).value).toBe('14 Feb 1996');
    expect(field(m.places_label()).value).toBe('Pune');
  });

  test('goes when somebody signs out', async () => {
    await open();
    serve(drawChart, CHART);
    signIn({ dob: '1990-01-01', placeOfBirth: 'Agra' });
    await settle();
    await fill();
    await drawIt();
    act(() => clearToken());
    await settle();
    expect([isDrawn(), typedBirth(), field(DOB).value]).toEqual([false, undefined, '']);
  });

  test('before the page listened is not lost', async () => {
    const early = document.createElement('form');
    early.innerHTML = '<input name="dob" value="1 May 1990">';
    vi.spyOn(HTMLFormElement.prototype, 'elements', 'get').mockReturnValue(early.elements);
    await open();
    expect(field(DOB).value).toBe('1 May 1990');
    expect(typedBirth()?.dob).toBe('1 May 1990');
  });
});

describe('before anything is drawn', () => {
  test('empty fields are named, and nothing is sent', async () => {
    await open();
    type(DOB, '14 Feb 1996');
    await drawIt();
    expect(asked(drawChart)).toEqual([]);
    const invalid = [DOB, m.first_chart_time(), m.places_label()].map((name) =>
      field(name).getAttribute('aria-invalid'),
    );
    expect(invalid).toEqual([null, 'true', 'true']);
    fireEvent.click(field(m.first_chart_time_unknown()));
    await drawIt();
    expect(field(m.first_chart_time()).getAttribute('aria-invalid')).toBeNull();
  });

  test('a date of two meanings is asked about, is no error, and the choice draws', async () => {
    await open();
    serve(
      drawChart,
      refuse('profile.date-ambiguous', {
        choices: [
          { value: '1990-06-05', label: '5 June 1990' },
          { value: '1990-05-06', label: '6 May 1990' },
        ],
      }),
      CHART,
    );
    await fill();
    type(DOB, '5/6/1990');
    await drawIt();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('group');
    await press('6 May 1990');
    expect(asked(drawChart)[1]?.body.dob).toBe('6 May 1990');
    expect(isDrawn()).toBe(true);
  });

  test('a place of many is asked about', async () => {
    await open();
    const place = {
      region: '',
      country: 'India',
      lat: 1,
      lon: 2,
      zone: 'Asia/Kolkata',
      approximate: false,
    };
    serve(
      drawChart,
      refuse('place.ambiguous', {
        candidates: [
          { ...place, id: 'rampur-1', name: 'Rampur', label: 'Rampur, Uttar Pradesh, India' },
        ],
      }),
      CHART,
    );
    await fill();
    await drawIt();
    await press('Rampur, Uttar Pradesh, India');
    expect(asked(drawChart)[1]?.body).toMatchObject({
      placeId: 'rampur-1',
      placeOfBirth: 'Rampur, Uttar Pradesh, India',
    });
  });

  test.each([
    ['person.under-18', DOB],
    ['profile.date-invalid', DOB],
    ['profile.time-invalid', m.first_chart_time()],
    ['place.unknown', m.places_label()],
  ] as const)('%s is said at its field', async (code, name) => {
    await open();
    serve(drawChart, refuse(code));
    await fill();
    await drawIt();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(isDrawn()).toBe(false);
  });

  test('too many: it says when to come back', async () => {
    await open();
    serve(drawChart, refuse('request.rate-limited', { retryAfterSeconds: 1_700 }));
    await fill();
    await drawIt();
    expect(screen.getByRole('alert').textContent).toContain('29');
  });

  test('without the network what was typed stays', async () => {
    await open();
    serve(drawChart, NO_NETWORK, CHART);
    await fill();
    await drawIt();
    expect(field(DOB).value).toBe('14 Feb 1996');
    await drawIt();
    expect(isDrawn()).toBe(true);
  });

  test('a busy network has the browser do a small sum first', async () => {
    await open();
    const puzzle = { puzzle: 'p', bits: 1 };
    serve(drawChart, refuse('first-chart.work-needed', { puzzle }), CHART);
    await fill();
    await drawIt();
    await settle(50);
    const answer = await solvePuzzle(puzzle, new AbortController().signal);
    expect(asked(drawChart)[1]?.body.work).toEqual({ puzzle: 'p', answer });
    expect(isDrawn()).toBe(true);
  });
});

describe('the typed birth', () => {
  const drawSignedOut = async () => {
    await open();
    serve(drawChart, CHART);
    await fill();
    await drawIt();
  };

  test('is kept in the profile only by choice, after signing in', async () => {
    await drawSignedOut();
    expect(screen.queryByText(m.first_chart_keep_title())).toBeNull();
    signIn({ dob: '', placeOfBirth: '' });
    await settle();
    expect(asked(updateProfile)).toEqual([]);
    serve(updateProfile, { ...PROFILE, dob: '1996-02-14', placeOfBirth: 'Pune' });
    await press(m.first_chart_keep());
    expect(asked(updateProfile)[0]?.body).toEqual({
      dob: '1996-02-14',
      timeOfBirth: '06:40',
      timeUnknown: false,
      placeOfBirth: CHART.birth.place.label,
      placeId: '',
    });
    expect(screen.queryByText(m.first_chart_keep_title())).toBeNull();
  });

  test('is not offered where the profile has a birth, and not again once declined', async () => {
    await drawSignedOut();
    signIn({ dob: '1990-01-01', placeOfBirth: 'Agra' });
    await settle();
    expect(screen.queryByText(m.first_chart_keep_title())).toBeNull();
    signIn({ dob: '', placeOfBirth: '' }, 'another');
    await settle();
    await press(m.first_chart_keep_not());
    expect(screen.queryByText(m.first_chart_keep_title())).toBeNull();
    expect(asked(updateProfile)).toEqual([]);
  });
});
