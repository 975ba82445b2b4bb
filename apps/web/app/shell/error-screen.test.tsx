import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const shown = (error: unknown): string =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <ErrorScreen error={error} /> }])}
    />,
  );

test.each([
  [new UNSAFE_ErrorResponseImpl(404, 'Not Found', null), '404: there is no page at this address.'],
  [new UNSAFE_ErrorResponseImpl(503, 'Service Unavailable', null), '503 Service Unavailable'],
  [new Error('the message'), 'the message'],
])('a route that failed says so, with its status or message: %s', (error, says) => {
  const screen = shown(error);
  for (const text of ['Unexpected Application Error!', says, 'Try again', 'Go to home'])
    expect(screen).toContain(text);
});
