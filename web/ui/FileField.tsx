import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { describe } from './describe.ts';
import field from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';
import { useIsAlive } from './useIsAlive.ts';

interface Props extends FieldProps {
  /** Like `.jpg` or `.jpg,.png,.pdf`. */
  accept: string;
  chooseLabel: string;
  /** Shown instead of a file name when no file is chosen. */
  emptyLabel?: string;
  /** Shown above the text, as a preview of the file's place. */
  drawing?: ReactNode;
  onChange?: (file: File | undefined) => void;
}

/**
 * A file control. Browsers label it in the browser's language, so our own text covers it once scripts can show the
 * file's name.
 */
export function FileField(props: Props) {
  const {
    name,
    label,
    id = name,
    hint,
    error,
    required,
    beneath,
    disabled,
    accept,
    chooseLabel,
    emptyLabel,
    drawing,
    onChange,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  const [chosen, setChosen] = useState('');

  // Handles a file that was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setChosen(file.name);
    onChange?.(file);
  }, []);

  return (
    <Field {...{ id, label, hint, error, required, beneath }}>
      <div className={classNames(styles.place, isAlive && field.control, isAlive && Boolean(drawing) && styles.drawn)}>
        {isAlive && (
          <>
            {drawing}
            <span className={styles.choose} aria-hidden="true">
              {chooseLabel}
            </span>
            {(chosen || emptyLabel) && (
              <span className={styles.name} aria-hidden="true">
                {chosen || emptyLabel}
              </span>
            )}
          </>
        )}
        <input
          {...describe(id, props)}
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={accepted(accept)}
          disabled={disabled}
          className={isAlive ? styles.over : `${field.control} ${styles.file}`}
          onChange={({ target }) => {
            setChosen(target.files?.[0]?.name ?? '');
            onChange?.(target.files?.[0]);
          }}
        />
      </div>
    </Field>
  );
}

/** The MIME type of each file extension that our forms accept. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Returns file extensions followed by MIME types, because Android's file chooser uses the types. */
function accepted(endings: string): string {
  const extensions = endings.split(',');
  const types = extensions.flatMap((extension) => TYPES[extension] ?? []);
  return [...new Set([...extensions, ...types])].join(',');
}
