import type { ReactNode } from 'react';
import {
  type Danger,
  HELP_WORDS,
  type HelpLanguage,
  helpline,
  type HelplineId,
  LINES_FOR,
} from '@dhruva/safety';
import { m } from '@dhruva/web/paraglide/messages.js';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';

const emergency = helpline('emergency').numbers[0]?.shown ?? '';

const NUMBER =
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-pill border border-care-line px-4 py-1.5 leading-tight no-underline';
const PROMINENT_LOOK = 'bg-sage-700 text-white hover:bg-sage-900';
const QUIET_LOOK = 'bg-surface text-ink hover:bg-surface-2';

interface HelplineLink {
  readonly id: HelplineId;
  readonly language: HelpLanguage;
  readonly shown: string;
  readonly tel: string;
  readonly isProminent?: boolean;
}

/** A helpline number to press, with its name. */
const HelplineLink = ({ id, language, shown, tel, isProminent = false }: HelplineLink) => (
  <a href={tel} className={classNames(NUMBER, isProminent ? PROMINENT_LOOK : QUIET_LOOK)}>
    <Icon name="phone" size={20} className="shrink-0" />
    <span>
      <span className="font-semibold">{shown}</span> {HELP_WORDS[language].lines[id].name}
    </span>
  </a>
);

interface HelpCardProps {
  /** Whose danger it is; decides which helplines come first. */
  readonly danger?: Danger;
  readonly language?: HelpLanguage;
  readonly title?: string;
  /** What the card says below the first numbers. */
  readonly children?: ReactNode;
  /** Puts the other numbers behind "All numbers". */
  readonly isShort?: boolean;
}

const FIRST = 2;

type HelpContext = Required<Pick<HelpCardProps, 'danger' | 'language'>>;

const FirstNumbers = ({ danger, language }: HelpContext) => (
  <p className="flex flex-wrap gap-2">
    {LINES_FOR[danger].slice(0, FIRST).map((id, at) => {
      const [first] = helpline(id).numbers;
      return (
        first && (
          <HelplineLink key={id} id={id} language={language} isProminent={at === 0} {...first} />
        )
      );
    })}
  </p>
);

/** Every helpline number with its purpose. */
const AllNumbers = ({ danger, language }: HelpContext) => (
  <ul className="flex flex-col gap-4">
    {LINES_FOR[danger].map((id) => (
      <li key={id}>
        <p className="flex flex-wrap gap-2">
          {helpline(id).numbers.map((number) => (
            <HelplineLink key={number.tel} id={id} language={language} {...number} />
          ))}
        </p>
        <p className="mt-1 text-ink-2">{HELP_WORDS[language].lines[id].purpose}</p>
      </li>
    ))}
  </ul>
);

const Text = ({ title, children }: Pick<HelpCardProps, 'title' | 'children'>) => (
  <p>
    {title !== undefined && <span className="font-semibold">{title}. </span>}
    {children ?? m.help_intro({ number: emergency })}
  </p>
);

/**
 * Helplines for a crisis, with the number before any text. Free for everyone, never behind a login or
 * payment, never an advertisement.
 */
export const HelpCard = ({ danger = 'self', language = 'en', ...rest }: HelpCardProps) => {
  const said = { danger, language };
  return (
    <div className="flex flex-col gap-3" {...(language !== 'en' && { lang: language })}>
      {rest.isShort === true ? (
        <>
          <FirstNumbers {...said} />
          <Text {...rest} />
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline">
              {HELP_WORDS[language].all}
            </summary>
            <div className="mt-2">
              <AllNumbers {...said} />
            </div>
          </details>
        </>
      ) : (
        <>
          <AllNumbers {...said} />
          <Text {...rest} />
        </>
      )}
    </div>
  );
};

/** The help card in a frame of its own, at each place that needs it (decision 20). */
export const HelpBox = (props: HelpCardProps) => (
  <div className="rounded-card border-2 border-care-line bg-surface p-4">
    <HelpCard {...props} />
  </div>
);
