import { myAssessments } from '../contract/routes.ts';
import { ownPayments } from '@dhruva/money/payments/contract/routes';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { Assessments } from './assessments.tsx';

test('what is chosen while the code of buying is on its way opens once it has come', async () => {
  serve(myAssessments, []);
  serve(ownPayments, []);
  signIn();
  render(<Assessments onIntake={() => undefined} />, { wrapper: pageAt('/assignment') });
  fireEvent.click(screen.getByRole('button', { name: /^Stress only/ }));
  const opened = async () => {
    await settle();
    return screen.queryByRole('heading', { name: 'Stress only' });
  };
  await expect.poll(opened, { timeout: 60_000 }).not.toBeNull();
});
