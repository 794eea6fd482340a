import { useId, useState } from 'react';
import styles from './CheckListField.module.css';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { FieldError, type FieldProps, Hint } from './Field.tsx';
import type { Option } from './SelectField.tsx';

interface Props extends FieldProps {
  options: readonly Option[];
  /** The values that are ticked, joined by commas. */
  defaultValue: string;
  /** What stands around it says the label already: only those who hear the page need it. */
  isLabelSpoken?: boolean;
  /** A long list is folded away under these words, which say how many are ticked. */
  folded?: (ticked: number) => string;
}

/** Any number of choices. Each box is sent under the one name; the first carries the field's id. */
export function CheckListField(props: Props) {
  const { name, label, id = name, hint, error, options, defaultValue, isLabelSpoken, folded } = props;
  const labelId = useId();
  const ticked = defaultValue.split(',').filter((value) => options.some((option) => option.value === value));
  const [count, setCount] = useState(ticked.length);
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
            onChange={({ target }) => setCount((before) => before + (target.checked ? 1 : -1))}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a field among fields
    <div className={styles.group} role="group" aria-labelledby={labelId} {...describe(id, props)}>
      <div className={isLabelSpoken ? 'spoken' : field.label} id={labelId}>
        {label}
      </div>
      <Hint id={id}>{hint}</Hint>
      {folded ? (
        <details>
          <summary className={styles.fold}>{folded(count)}</summary>
          <div className={styles.scroll}>{boxes}</div>
        </details>
      ) : (
        boxes
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
