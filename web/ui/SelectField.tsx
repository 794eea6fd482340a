import { Icon } from '#web/art/Icon.tsx';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './SelectField.module.css';

/** A choice of a field. */
export interface Option {
  /** The value that is sent. */
  value: string;
  /** The text that the reader sees. */
  label: string;
}

interface Props extends FieldProps {
  options: readonly Option[];
  /** Further choices, in a labelled group of the list. */
  more?: { label: string; options: readonly Option[] };
  /** Label of the empty choice, like "Choose a state". */
  placeholder: string;
  value?: string;
  defaultValue?: string | undefined;
  autoComplete?: string;
  onChange?: (value: string) => void;
}

/** A select with its label, hint and error. The first choice is the empty one. */
export function SelectField(props: Props) {
  const {
    name,
    label,
    id = name,
    hint,
    error,
    required,
    beneath,
    options,
    more,
    placeholder,
    onChange,
    ...select
  } = props;
  return (
    <Field {...{ id, label, hint, error, required, beneath }}>
      <div className={styles.row}>
        <select
          {...select}
          {...describe(id, props)}
          id={id}
          name={name}
          className={`${field.control} ${styles.select}`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          <option value="">{placeholder}</option>
          {optionElements(options)}
          {more && <optgroup label={more.label}>{optionElements(more.options)}</optgroup>}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron" />
        </span>
      </div>
    </Field>
  );
}

/** Returns the `<option>` elements of these choices. */
const optionElements = (options: readonly Option[]) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
