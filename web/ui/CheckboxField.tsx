import styles from './CheckboxField.module.css';
import { describe } from './describe.ts';
import { FieldError, type FieldProps, Hint, RequiredMark } from './Field.tsx';

interface Props extends FieldProps {
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (isChecked: boolean) => void;
}

/** A checkbox with its label, hint and error. A ticked box sends `Yes`, an unticked one nothing. */
export function CheckboxField(props: Props) {
  const { name, label, id = name, hint, error, required, onChange, ...box } = props;
  return (
    <div className={styles.field} data-question="">
      <label className={styles.label} htmlFor={id}>
        <input
          {...box}
          {...describe(id, props)}
          type="checkbox"
          id={id}
          name={name}
          value="Yes"
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <div className={styles.after}>
        <Hint id={id}>{hint}</Hint>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
