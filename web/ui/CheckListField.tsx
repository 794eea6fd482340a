import { useId, useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './CheckListField.module.css';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { FieldError, type FieldProps, Hint } from './Field.tsx';
import type { Option } from './SelectField.tsx';

interface Props extends FieldProps {
  options: readonly Option[];
  /** The values that are ticked, joined by commas. */
  defaultValue: string;
  /** The list is folded away into one line, which says by this what is ticked. */
  folded?: (chosen: readonly string[]) => string;
}

/** Any number of choices. Each box is sent under the one name; the first carries the field's id. */
export function CheckListField(props: Props) {
  const { name, label, id = name, hint, error, options, defaultValue, folded } = props;
  const labelId = useId();
  const [ticked, setTicked] = useState(() => defaultValue.split(','));
  const boxes = (
    <div className={styles.options}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={ticked.includes(option.value)}
            onChange={({ target }) =>
              setTicked((before) =>
                target.checked ? [...before, option.value] : before.filter((value) => value !== option.value),
              )
            }
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
  const chosen = options.filter(({ value }) => ticked.includes(value)).map((option) => option.label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a field among fields
    <div className={folded ? styles.row : styles.group} role="group" aria-labelledby={labelId} {...describe(id, props)}>
      {folded ? (
        <details>
          <summary className={styles.fold}>
            <span id={labelId} className={styles.label}>
              {label}
            </span>
            <span className={chosen.length > 0 ? styles.chosen : styles.value}>{folded(chosen)}</span>
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
