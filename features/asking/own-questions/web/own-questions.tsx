import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  MAX_QUESTION_WORDS,
  QUESTION_PACKAGE_IDS,
  type QuestionPackageId,
  questionPackage,
} from '../contract/catalogue.ts';
import type { OwnQuestionSet } from '../contract/schemas.ts';
import { lazyWithQueries } from '@dhruva/web/ui/lazy-with-queries.tsx';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { dropWish, keepWish, useSession } from '@dhruva/account/auth/web';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { PackageCard, packageName } from './package-card.tsx';

const SavedNote = lazyWithFallback(async () => (await import('./saved-note.tsx')).SavedNote);
const PackageForm = lazyWithQueries(async () => (await import('./package-form.tsx')).PackageForm);

const LISTED = ['custom-5100', 'custom-2100', 'custom-1100'] as const;

declare module '@dhruva/account/auth/web/wish' {
  interface Wishes {
    /** A package of own questions, named by the address it is granted at. */
    readonly package: object;
  }
}

const wantPackage = (id: QuestionPackageId): void =>
  keepWish({
    kind: 'package',
    at: `/plans#${id}`,
    title: packageName(questionPackage(id)),
    lead: m.packages_login(),
  });

/** The package the fragment names: `/plans#home-2100`. */
const usePackageInAddress = (): QuestionPackageId | undefined => {
  const { hash } = useLocation();
  return QUESTION_PACKAGE_IDS.find((id) => hash === `#${id}`);
};

/** The list of packages, or the form of the chosen one. */
export const OwnQuestions = () => {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const chosen = usePackageInAddress();
  const [saved, setSaved] = useState<OwnQuestionSet>();
  useEffect(() => {
    if (!chosen) return;
    if (isAuthenticated) dropWish();
    else if (!isSignedIn()) wantPackage(chosen);
  }, [chosen, isAuthenticated]);
  const list = () => void navigate('/plans', { replace: true });

  const choose = (id: QuestionPackageId): void => {
    setSaved(undefined);
    if (isSignedIn()) void navigate(`/plans#${id}`);
    else wantPackage(id);
  };

  if (chosen && isAuthenticated) {
    return (
      <Suspense fallback={null}>
        <PackageForm
          key={chosen}
          pack={questionPackage(chosen)}
          onBack={list}
          onSaved={(set) => {
            setSaved(set);
            list();
          }}
        />
      </Suspense>
    );
  }
  return (
    <section aria-labelledby="packages-title">
      <h2 id="packages-title" className="text-head">
        {m.packages_title()}
      </h2>
      <p className="mt-3 max-w-measure text-ink-2">
        {m.packages_lead({ words: MAX_QUESTION_WORDS })}
      </p>
      {saved && (
        <Suspense fallback={null}>
          <SavedNote key={saved.id} set={saved} />
        </Suspense>
      )}
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {LISTED.map((id) => (
          <PackageCard key={id} pack={questionPackage(id)} onChoose={() => choose(id)} />
        ))}
      </ul>
    </section>
  );
};
