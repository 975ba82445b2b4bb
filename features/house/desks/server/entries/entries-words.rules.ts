import { dateInWords, INDIA, timeInWords, wallClock } from '@dhruva/civil-time';
import {
  asksForHelp,
  type Feeling,
  MAX_RATING,
  symptomLabel,
} from '@dhruva/care/tracker/contract/symptoms';
import { type TherapistId, therapistById } from '@dhruva/care/therapists/contract/catalogue';

interface Entry extends Feeling {
  readonly savedAt: Date;
}

/** A client's mood entries as shown to their therapist. */
interface Shown {
  readonly reference: string;
  readonly therapistId: TherapistId;
  /** Newest first. */
  readonly entries: readonly Entry[];
}

const lines = ({ rating, symptoms, savedAt }: Entry): string[] => {
  const { date, time } = wallClock(savedAt.getTime(), INDIA);
  return [
    '',
    `${dateInWords(date)}, ${timeInWords(time.slice(0, 5))}: ${rating} of ${MAX_RATING}`,
    ...(asksForHelp({ rating, symptoms }) ? ['  SPEAKS OF DISTRESS: ask after safety first.'] : []),
    ...symptoms.map((id) => `  - ${symptomLabel(id)}`),
  ];
};

/** Formats a client's mood entries, in Indian time. */
export const formatEntries = ({ reference, therapistId, entries }: Shown): string => {
  const head = `Entries of the client of ${reference}, shown to ${therapistById(therapistId).name}`;
  if (entries.length === 0) return `${head}\n\nNothing is saved.`;
  return [
    head,
    `Newest first, India time. ${MAX_RATING} is "very good", 1 is "very low". No diagnosis.`,
    ...entries.flatMap(lines),
  ].join('\n');
};
