import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { keptNames, readKept } from '@dhruva/web/lib/offline-copies.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { LinkButton } from '@dhruva/web/ui/button.tsx';
import { type KeptRecord, keptRecord } from '../../contract/schemas.ts';
import { SHELF } from './answer-place.tsx';
import { PlainPlace } from './plain-place.tsx';

/** The records this session kept on this device, the last read first. */
const recordsHere = async (): Promise<readonly KeptRecord[]> => {
  const kept = await Promise.all(keptNames().map(readKept));
  return kept.flatMap((each) => {
    const parsed = keptRecord.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
};

/** The screen of answers without an id: those readable on this device, and the way to all. */
export const KeptHere = () => {
  const { data = [] } = useQuery({
    queryKey: ['predictions', 'here'],
    queryFn: recordsHere,
    networkMode: 'always',
    staleTime: 0,
  });
  return (
    <PlainPlace title={m.kept_answers()}>
      <p>{data.length > 0 ? m.kept_none() : m.kept_none_yet()}</p>
      {data.length > 0 && (
        <ul className="w-full">
          {data.map(({ id, question }) => (
            <li key={id} className="border-b border-line">
              <Link to={`/answers?id=${id}`} className="flex min-h-14 items-center py-3">
                {question}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={SHELF} look="outline">
        {m.kept_shelf()}
      </LinkButton>
    </PlainPlace>
  );
};
