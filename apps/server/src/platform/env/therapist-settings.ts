import { THERAPIST_IDS, type TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import * as z from 'zod';

/** The e-mail address of each therapist. */
export type TherapistEmails = Readonly<Record<TherapistId, string>>;

const SAMPLE_DOMAIN = '.example';
const sampleOf = (id: TherapistId): string => `therapist-${id}@dhruva${SAMPLE_DOMAIN}`;

const isTherapist = (id: string): id is TherapistId => THERAPIST_IDS.some((known) => known === id);

/** Parses `1:first@clinic.in,2:second@clinic.in` to addresses by therapist id. */
const emails = z.string().transform((text, context): Partial<TherapistEmails> => {
  const found: Partial<Record<TherapistId, string>> = {};
  for (const entry of text.split(',')) {
    const [id = '', email = ''] = entry.split(':').map((part) => part.trim());
    if (!isTherapist(id) || !z.email().safeParse(email).success) {
      context.addIssue('must be a list of id:address, each id that of a therapist');
      return z.NEVER;
    }
    found[id] = email;
  }
  return found;
});

export const THERAPIST_VARIABLES = { THERAPIST_EMAILS: emails.optional() };
const variables = z.object(THERAPIST_VARIABLES);
type Variables = z.infer<typeof variables>;

/** Every therapist's address from the environment; a sample address where none is set. */
export const therapistEmails = ({ THERAPIST_EMAILS: given = {} }: Variables): TherapistEmails =>
  Object.fromEntries(THERAPIST_IDS.map((id) => [id, given[id] ?? sampleOf(id)])) as TherapistEmails;

/** Production must not use sample addresses. */
export const therapistProblems = (values: Variables, isProduction: boolean): string[] => {
  const samples = Object.entries(therapistEmails(values)).filter(([, email]) =>
    email.endsWith(SAMPLE_DOMAIN),
  );
  return isProduction && samples.length > 0
    ? [`THERAPIST_EMAILS: has no address, or a sample, for ${samples.map(([id]) => id).join(', ')}`]
    : [];
};
