import { Button } from '@dhruva/web/ui/button.tsx';
import type { ExpectedFirmness } from '../../contract/schemas.ts';
import type { FirmnessWords, WhoseBirth } from '../words/answer-labels.ts';
import { LABELS, useAnswerLanguage } from '../words/answer-language.tsx';
import { firmnessLine } from './firmness-line.ts';

/** Questions to ask in place of one that is not sold, with their texts in the language of answers. */
interface Instead<Id extends string> {
  readonly holding: readonly Id[];
  readonly textOf: (id: Id) => string;
  readonly onAsk: (id: Id) => void;
}

const AskInstead = <Id extends string>({
  holding,
  textOf,
  onAsk,
  words,
}: Instead<Id> & { readonly words: FirmnessWords }) => {
  if (holding.length === 0) return <p>{words.noneHolds}</p>;
  return (
    <>
      <p>{words.instead}</p>
      <ul className="flex flex-col gap-2">
        {holding.map((id) => (
          <li key={id}>
            <Button look="outline" wide onClick={() => onAsk(id)}>
              {textOf(id)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface ToldFirmnessProps<Id extends string> {
  /** Undefined or null while it is not known; the line's place is kept. */
  readonly firmness: ExpectedFirmness | null | undefined;
  readonly whose: WhoseBirth;
  readonly instead?: Instead<Id> | undefined;
}

/** How firm the answer would be, in the language of answers; where it is not sold, why and what can be asked. */
export const ToldFirmness = <Id extends string>({
  firmness,
  whose,
  instead,
}: ToldFirmnessProps<Id>) => {
  const { language } = useAnswerLanguage();
  const words = LABELS[language].firmness[whose];
  return (
    <div lang={language} className="flex flex-col gap-3 text-ink-2">
      <p role="status" className="min-h-[2lh]">
        {firmness && firmnessLine(words, firmness)}
      </p>
      {firmness?.level === null && instead && <AskInstead {...instead} words={words} />}
    </div>
  );
};
