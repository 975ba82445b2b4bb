export interface Helpline {
  readonly id: 'tele-manas' | 'emergency' | 'women' | 'child';
  readonly name: string;
  /** As shown and, with spaces and hyphens removed, as dialled. The first is the one to ring first. */
  readonly numbers: readonly { readonly shown: string; readonly tel: `tel:${string}` }[];
  readonly purpose: string;
  readonly hours: string;
}

interface HelplineSource {
  /** The day somebody last compared the number with its source, `YYYY-MM-DD`. */
  readonly verified_on: string;
  readonly source: string;
}

/**
 * Every helpline number of the product; no other file holds one. KIRAN (1800-599-0019) was folded
 * into Tele-MANAS and is left out on purpose. Compare with the sources again before each launch.
 */
export const HELPLINES = [
  {
    id: 'tele-manas',
    name: 'Tele-MANAS',
    numbers: [
      { shown: '14416', tel: 'tel:14416' },
      { shown: '1-800-891-4416', tel: 'tel:18008914416' },
    ],
    purpose: 'Talk to a trained counsellor, free of charge, in 20 languages',
    hours: '24 hours, every day',
  },
  {
    id: 'emergency',
    name: 'Emergency',
    numbers: [{ shown: '112', tel: 'tel:112' }],
    purpose: 'Police, fire and ambulance when someone is in immediate danger',
    hours: '24 hours, every day',
  },
  {
    id: 'women',
    name: 'Women helpline',
    numbers: [{ shown: '181', tel: 'tel:181' }],
    purpose: 'Help for women facing violence or abuse, at home or elsewhere',
    hours: '24 hours, every day',
  },
  {
    id: 'child',
    name: 'Child helpline',
    numbers: [{ shown: '1098', tel: 'tel:1098' }],
    purpose: 'Help for a child who is hurt, alone or afraid, and for whoever worries about one',
    hours: '24 hours, every day',
  },
] as const satisfies readonly Helpline[];

export type HelplineId = (typeof HELPLINES)[number]['id'];

/** Source of each number. In a record apart from the numbers, which every page loads. */
export const HELPLINE_SOURCES: Readonly<Record<HelplineId, HelplineSource>> = {
  'tele-manas': {
    verified_on: '2026-11-21',
    source:
      'Ministry of Health and Family Welfare, National Tele Mental Health Programme; reply in the Lok Sabha, 7 February 2025',
  },
  emergency: {
    verified_on: '2026-11-21',
    source: 'Ministry of Home Affairs, Emergency Response Support System',
  },
  women: {
    verified_on: '2026-11-21',
    source: 'Ministry of Women and Child Development, Mission Shakti, Women Helpline',
  },
  child: {
    verified_on: '2026-11-22',
    source:
      'Ministry of Women and Child Development, Mission Vatsalya; Press Information Bureau, 26 July 2023',
  },
};

/** The helpline of this id. */
export const helpline = (id: HelplineId): Helpline => {
  const found = HELPLINES.find((line) => line.id === id);
  if (found === undefined) throw new Error(`No helpline is called ${String(id)}`);
  return found;
};
