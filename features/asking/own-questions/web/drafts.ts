import type { QuestionPackageId } from '../contract/catalogue.ts';
import { readToken } from '@dhruva/web/lib/token.ts';

/** Drafts of this session, in memory only, because the questions are private. */
let drafts: { readonly token: string | null; readonly byPackage: Map<string, readonly string[]> } =
  {
    token: null,
    byPackage: new Map(),
  };

const currentDrafts = (): Map<string, readonly string[]> => {
  const token = readToken();
  if (drafts.token !== token) drafts = { token, byPackage: new Map() };
  return drafts.byPackage;
};

/** The draft of a package, empty if there is none. */
export const draftOf = (id: QuestionPackageId): readonly string[] => currentDrafts().get(id) ?? [];

export const keepDraft = (id: QuestionPackageId, questions: readonly string[]): void => {
  currentDrafts().set(id, questions);
};

export const forgetDraft = (id: QuestionPackageId): void => {
  currentDrafts().delete(id);
};
