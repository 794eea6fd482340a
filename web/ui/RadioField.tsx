import { useId } from 'react';
import { classNames } from './classNames.ts';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { FieldError, type FieldProps, Hint, RequiredMark } from './Field.tsx';
import styles from './RadioField.module.css';
import type { Option } from './SelectField.tsx';

/** Maximum number of short labels that fit side by side on the narrowest phone. */
const MOST_IN_A_ROW = 3;
/** Maximum length of a short label, in UTF-16 code units. */
const SHORT_LENGTH = 6;
/**
 * A label with more UTF-16 code units than this is long. Two long labels in a row would wrap into columns of single
 * words on a phone.
 */
const LONG_LENGTH = 24;

interface Props extends FieldProps {
  options: readonly Option[];
  value?: string;
  defaultValue?: string | undefined;
  /** True if the context already shows the label, which is then only for screen readers. */
  isLabelSpoken?: boolean;
  onChange?: (value: string) => void;
}

/** Two or a few choices side by side. The first has the field's id, so that an error summary can link to it. */
export function RadioField(props: Props) {
  const { name, label, id = name, hint, error, required, disabled, options, value, defaultValue, onChange } = props;
  const labelId = useId();
  const isShort = options.length <= MOST_IN_A_ROW && options.every(({ label: words }) => words.length <= SHORT_LENGTH);
  const isLong = options.some(({ label: words }) => words.length > LONG_LENGTH);
  return (
    <div className={styles.group} data-question="" role="radiogroup" aria-labelledby={labelId} {...describe(id, props)}>
      <div className={props.isLabelSpoken ? 'spoken' : field.label} id={labelId}>
        {label}
        {required && <RequiredMark />}
      </div>
      <Hint id={id}>{hint}</Hint>
      <div className={classNames(styles.options, isShort && styles.short, isLong && styles.long)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              disabled={disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
