import { describe } from './describe.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  value?: string;
  defaultValue?: string | undefined;
  rows?: number;
  autoComplete?: string;
  /** True for a long single-line text: it may wrap, but Enter inserts no line break. */
  isOneLine?: boolean;
  onChange?: (value: string) => void;
}

/** A text area with its label, hint and error. */
export function TextAreaField(props: Props) {
  const { name, label, id = name, hint, error, required, onChange, rows = 4, isOneLine, ...area } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <textarea
        {...area}
        {...describe(id, props)}
        id={id}
        name={name}
        rows={rows}
        className={styles.control}
        onKeyDown={isOneLine ? (event) => event.key === 'Enter' && event.preventDefault() : undefined}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </Field>
  );
}
