import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SuggestField.module.css';

/** Maximum number of suggestions that are shown at a time. */
const MOST_SUGGESTIONS = 6;

interface Props extends FieldProps {
  defaultValue?: string | undefined;
  suggestions: readonly Suggestion[];
  /** Called on typing when the caller searches; without it the given suggestions are filtered here. */
  onType?: (typed: string) => void;
  onChoose?: (suggestion: Suggestion | undefined) => void;
  /** The field name for the value of the chosen suggestion, sent beside the text; cleared when the text changes. */
  idName?: string;
  defaultId?: string | undefined;
  /** Returns the words that announce the number of suggestions to screen readers. */
  announce: (count: number) => string;
}

/** Free text with suggestions. Without JavaScript it is a plain text field. */
export function SuggestField(props: Props) {
  const { name, label, id = name, hint, error, required, suggestions, onType, onChoose, idName, announce } = props;
  // Uncontrolled, so that text typed before hydration is kept.
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const [chosenId, setChosenId] = useState(props.defaultId ?? '');
  const [isOpen, setIsOpen] = useState(false);
  /** The index of the marked suggestion; -1 for the typed text. */
  const [active, setActive] = useState(-1);
  const offeredSuggestions = onType
    ? suggestions.slice(0, MOST_SUGGESTIONS)
    : filterSuggestions(suggestions, typed, MOST_SUGGESTIONS);
  const isShown = isOpen && offeredSuggestions.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  function takeTyped(words: string) {
    setTyped(words);
    setChosenId('');
    setIsOpen(true);
    setActive(-1);
    onType?.(words);
    onChoose?.(undefined);
  }

  function choose(suggestion: Suggestion) {
    if (input.current) input.current.value = suggestion.label;
    setTyped(suggestion.label);
    setChosenId(suggestion.value);
    setIsOpen(false);
    setActive(-1);
    onChoose?.(suggestion);
  }

  function takeKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setIsOpen(true);
      // There is one more position than options: position 0 is the typed text itself.
      const positions = offeredSuggestions.length + 1;
      const nextPosition = (active + 1 + step + positions) % positions;
      setActive(nextPosition - 1);
    }
    if (event.key === 'Escape') setIsOpen(false);
    const current = offeredSuggestions[active];
    if (event.key === 'Enter' && isShown && current) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <Field {...{ id, label, hint, error, required }}>
      <div className={styles.place}>
        <input
          {...describe(id, props)}
          ref={input}
          id={id}
          name={name}
          className={field.control}
          defaultValue={props.defaultValue}
          disabled={props.disabled}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          onChange={(event) => takeTyped(event.target.value)}
          onKeyDown={takeKey}
          onBlur={() => setIsOpen(false)}
        />
        {idName && <input type="hidden" name={idName} value={chosenId} />}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={announce(offeredSuggestions.length)}
          className={styles.list}
          hidden={!isShown}
        >
          {offeredSuggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys and keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant
            <div
              key={suggestion.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={classNames(styles.option, index === active && styles.active)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.label}
              {suggestion.detail && <span className="soft">{suggestion.detail}</span>}
            </div>
          ))}
        </div>
        <span role="status" className="spoken">
          {isShown && announce(offeredSuggestions.length)}
        </span>
      </div>
    </Field>
  );
}

/** A suggestion of a `SuggestField`. */
interface Suggestion {
  value: string;
  label: string;
  /** Distinguishes suggestions of the same name, like the district. */
  detail?: string;
}

/**
 * Returns the matching suggestions: first those that start with the typed text, then those that contain it. Upper
 * and lower case are not distinguished, nor are the Unicode encodings of one character.
 */
export function filterSuggestions(suggestions: readonly Suggestion[], typed: string, limit: number): Suggestion[] {
  const query = fold(typed.trim());
  if (!query) return [];
  const ranked = suggestions.map((suggestion) => ({ suggestion, position: fold(suggestion.label).indexOf(query) }));
  const beginning = ranked.filter(({ position }) => position === 0);
  const containing = ranked.filter(({ position }) => position > 0);
  return [...beginning, ...containing].slice(0, limit).map(({ suggestion }) => suggestion);
}

/** Returns a text in the form in which texts are compared. */
function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en');
}
