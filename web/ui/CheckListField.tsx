import { useId, useRef, useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './CheckListField.module.css';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { FieldError, type FieldProps, Hint } from './Field.tsx';
import type { Option } from './SelectField.tsx';
import { useIsAlive } from './useIsAlive.ts';

interface Props extends FieldProps {
  options: readonly Option[];
  /** The ticked values, joined by commas. */
  defaultValue: string;
  /** Folds the list into one line; this function returns the line, from the names of the ticked values and groups. */
  folded?: (chosenNames: readonly string[]) => string;
  /** Groups of values that one checkbox ticks together. Only the values are sent. Needs JavaScript. */
  groups?: readonly { label: string; values: readonly string[] }[];
}

/** A multiple choice. All boxes share one name; the first has the field's id. */
export function CheckListField(props: Props) {
  const { name, label, id = name, hint, error, options, defaultValue, folded, groups = [] } = props;
  const labelId = useId();
  const [tickedValues, setTickedValues] = useState(() => defaultValue.split(','));
  const list = useRef<HTMLDivElement>(null);
  const isAlive = useIsAlive();
  const areAllTicked = (values: readonly string[]) => values.every((value) => tickedValues.includes(value));
  /** Clicks each box like a user, so that listeners of the form are notified. */
  function tickAll(values: readonly string[], isTicked: boolean) {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])
      if (values.includes(box.value) && box.checked !== isTicked) box.click();
  }
  const boxes = (
    <div ref={list} className={styles.options}>
      {isAlive &&
        groups.map(({ label: words, values }) => (
          <label key={words} className={`${styles.option} ${styles.together}`}>
            <input
              type="checkbox"
              checked={areAllTicked(values)}
              onChange={({ target }) => tickAll(values, target.checked)}
            />
            <span>{words}</span>
          </label>
        ))}
      {options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={tickedValues.includes(option.value)}
            onChange={({ target }) =>
              setTickedValues((before) =>
                target.checked ? [...before, option.value] : before.filter((value) => value !== option.value),
              )
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
  // The summary names the largest complete groups instead of their values.
  const completeGroups = groups.filter(({ values }) => areAllTicked(values));
  const isInLarger = (values: readonly string[]) =>
    completeGroups.some(
      (other) => other.values.length > values.length && values.every((value) => other.values.includes(value)),
    );
  const namedGroups = completeGroups.filter(({ values }) => !isInLarger(values));
  const isInNamedGroup = (value: string) => namedGroups.some(({ values }) => values.includes(value));
  const singleOptions = options.filter(({ value }) => tickedValues.includes(value) && !isInNamedGroup(value));
  const chosenNames = [...namedGroups, ...singleOptions].map((groupOrOption) => groupOrOption.label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the other fields
    <div
      className={folded ? styles.row : styles.group}
      data-question=""
      role="group"
      aria-labelledby={labelId}
      {...describe(id, props)}
    >
      {folded ? (
        <details>
          <summary className={styles.fold}>
            <span id={labelId} className={styles.label}>
              {label}
            </span>
            <span className={chosenNames.length > 0 ? styles.chosen : styles.value}>{folded(chosenNames)}</span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.scroll}>
            <Hint id={id}>{hint}</Hint>
            {boxes}
          </div>
        </details>
      ) : (
        <>
          <div className={field.label} id={labelId}>
            {label}
          </div>
          <Hint id={id}>{hint}</Hint>
          {boxes}
        </>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
