import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnQuestionSet } from '../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { MessageDialog } from '@dhruva/web/ui/message-dialog.tsx';

/** Confirms the purchase: when the answers are due, and where they will appear. */
export const SavedNote = ({ set }: { readonly set: OwnQuestionSet }) => {
  const [isAnnounced, setAnnounced] = useState(false);
  return (
    <>
      <p role="status" className="mt-6 rounded-field bg-success-tint p-4 text-success">
        {m.packages_due({ due: dueInWords(set.dueAt) })}. {m.packages_saved_next()}{' '}
        <Link to="/profile?tab=predictions">{m.packages_see()}</Link>
      </p>
      <MessageDialog
        notice={isAnnounced ? null : { kind: 'success', text: m.packages_saved() }}
        onClose={() => setAnnounced(true)}
      />
    </>
  );
};
