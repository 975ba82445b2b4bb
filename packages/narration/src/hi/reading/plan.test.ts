import { expect, it } from 'vitest';
import { plan } from './plan.ts';

const LEADER = {
  graha: 'ketu',
  until: '',
  tie: undefined,
  house: undefined,
  runs: undefined,
} as const;
const CONTEXT = { area: 'wealth', matter: 'पैसों', named: () => '' } as const;

it('says from when without saying "before now"', () => {
  const steps = [
    plan.soon('पहले विषय की किसी किताब के दो अध्याय पढ़ें।'),
    plan.soon('हर महीने एक तय रक़म अलग रखें।'),
    plan.slowed(LEADER, 'पहले पुराना बिल निपटा लें', CONTEXT),
    plan.slowed(LEADER, 'हर बिल खोलकर देख लें', CONTEXT),
    plan.helped(LEADER, 'रोज़ दस मिनट चुपचाप बैठें', CONTEXT),
  ];
  for (const step of steps) expect(step).not.toContain('अब से पहले');
  expect(steps[1]).toMatch(/^अब से /u);
  expect(steps[3]).toContain('इसलिए अब से ');
  expect(steps[4]).toMatch(/^अब से /u);
});
