import { describe } from './describe.ts';
import field from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';

interface Props extends FieldProps {
  /** As `.jpg` or `.jpg,.png,.pdf`. */
  accept: string;
  onChange?: (file: File | undefined) => void;
}

export function FileField(props: Props) {
  const { name, label, id = name, hint, error, required, onChange, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <input
        {...input}
        {...describe(id, props)}
        type="file"
        id={id}
        name={name}
        className={`${field.control} ${styles.file}`}
        onChange={onChange && ((event) => onChange(event.target.files?.[0]))}
      />
    </Field>
  );
}
