import { useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { describe } from './describe.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  /** Label of the eye button, in the reader's language. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  initiallyShown?: boolean;
  /** Called when the eye button is pressed. */
  onShow?: (isShown: boolean) => void;
}

/** A password input with an eye button that shows the password. The button needs JavaScript. */
export function PasswordField(props: Props) {
  const {
    name,
    label,
    id = name,
    hint,
    error,
    required,
    onChange,
    onShow,
    showLabel,
    initiallyShown,
    ...input
  } = props;
  const [isShown, setIsShown] = useState(initiallyShown ?? false);
  return (
    <Field {...{ id, label, hint, error, required }}>
      <div className={styles.row}>
        <input
          {...input}
          {...describe(id, props)}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={id}
          disabled={props.disabled}
          onClick={() => {
            setIsShown(!isShown);
            onShow?.(!isShown);
          }}
        >
          <Icon name={isShown ? 'eyeClosed' : 'eye'} />
        </button>
      </div>
    </Field>
  );
}
