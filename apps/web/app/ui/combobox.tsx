import { type Ref, type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts, INPUT_CLASSES, inputAttributes } from './field.tsx';
import { useListNavigation } from './use-list-navigation.ts';

interface ComboboxProps<Item> extends FieldTexts {
  readonly value: string;
  /** Called on each keystroke; the caller updates `items`. Free text stays allowed. */
  readonly onType: (text: string) => void;
  readonly onChoose: (item: Item) => void;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  /** Announced and shown while typing: loading, or nothing found. */
  readonly status?: string | undefined;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The list overlays what follows: moving it would lose a press on it that has just begun. */
const OVERLAY_CLASSES =
  'absolute inset-x-0 top-full z-10 mt-1 rounded-field border border-control bg-surface shadow-lifted';

/** A text field with suggestions: ARIA APG "editable combobox with list autocomplete, manual selection". */
export const Combobox = <Item,>(props: ComboboxProps<Item>) => {
  const { id, items, value } = props;
  const [wanted, setWanted] = useState(false);
  const open = wanted && items.length > 0;
  const isSaid = wanted && props.status !== undefined;
  // What was typed before the page listened is answered as soon as it does.
  useEffect(() => {
    if (document.activeElement?.id === id) setWanted(true);
  }, [id]);
  const choose = (index: number) => {
    const item = items[index];
    setWanted(false);
    if (item !== undefined) props.onChoose(item);
  };
  const close = () => setWanted(false);
  const list = useListNavigation({
    count: items.length,
    open,
    onOpen: () => setWanted(true),
    onClose: close,
    onChoose: choose,
  });
  return (
    <Field {...props}>
      <div className="relative">
        <input
          ref={props.ref}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          className={INPUT_CLASSES}
          name={props.name}
          placeholder={props.placeholder}
          disabled={props.disabled}
          value={value}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          {...(list.active >= 0 && { 'aria-activedescendant': `${id}-option-${list.active}` })}
          {...inputAttributes(props)}
          onChange={(event) => {
            setWanted(true);
            list.setActive(-1);
            props.onType(event.currentTarget.value);
          }}
          onClick={() => setWanted(true)}
          onKeyDown={list.onKeyDown}
          onBlur={() => {
            close();
            props.onBlur?.();
          }}
        />
        <Options {...props} open={open} active={list.active} choose={choose} />
        <p
          role="status"
          className={
            isSaid ? `${OVERLAY_CLASSES} pointer-events-none px-4 py-3 text-ink-3` : 'sr-only'
          }
        >
          {wanted && (props.status ?? (open ? m.ui_results({ count: items.length }) : ''))}
        </p>
      </div>
    </Field>
  );
};

interface OptionsProps<Item> extends ComboboxProps<Item> {
  readonly open: boolean;
  readonly active: number;
  readonly choose: (index: number) => void;
}

const Options = <Item,>({
  id,
  items,
  open,
  active,
  choose,
  itemKey,
  renderItem,
}: OptionsProps<Item>) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={m.ui_suggestions()}
      hidden={!open}
      className={`${OVERLAY_CLASSES} max-h-64 overflow-y-auto py-1`}
    >
      {items.map((item, index) => (
        <li
          key={itemKey(item)}
          id={`${id}-option-${index}`}
          role="option"
          aria-selected={index === active}
          className={classNames(
            'flex min-h-12 cursor-pointer items-center px-4 py-2 hover:bg-surface-2',
            index === active && 'bg-surface-2 outline-2 -outline-offset-2 outline-(--focus)',
          )}
          // Keeps focus, and the phone's keyboard, in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
};
