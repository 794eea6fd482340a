import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';
import { describe } from './describe.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly'
>;

interface Props extends FieldProps, InputAttributes {
  type?: 'email' | 'tel' | 'date' | 'time' | 'datetime-local';
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  /** Suggested while typing; other text is allowed. */
  suggestions?: readonly string[];
}

/** A text input with its label, hint and error. Without a `type` it is plain text. */
export function TextField(props: Props) {
  const { name, label, id = name, hint, error, required, beneath, onChange, suggestions, type, ...input } = props;
  const listId = useId();
  return (
    <Field {...{ id, label, hint, error, required, beneath }}>
      <input
        {...input}
        {...describe(id, props)}
        id={id}
        name={name}
        type={type ?? 'text'}
        className={styles.control}
        list={suggestions && listId}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
