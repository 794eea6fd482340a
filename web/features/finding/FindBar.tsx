import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { search } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { describe } from '#web/ui/describe.ts';
import { FieldError } from '#web/ui/Field.tsx';
import styles from './FindBar.module.css';
import { findTexts } from './find.texts.ts';

export const FIND_PAGE = '/matching-profile/find';

interface Props {
  /** What was asked for. */
  who?: string;
  error?: string | undefined;
  children?: ReactNode;
}

const ID = 'find';

/** Finds somebody by profile number or name, and what stands beside it. */
export function FindBar({ who = '', error, children }: Props) {
  const t = useTexts(findTexts);
  return (
    <search className={`screen-only ${styles.bar}`}>
      <Form action={FIND_PAGE} className={styles.find}>
        <label className="spoken" htmlFor={ID}>
          {t.label}
        </label>
        <input
          {...describe(ID, { error })}
          key={who}
          id={ID}
          name="who"
          className={styles.input}
          placeholder={t.label}
          defaultValue={who}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.press} aria-label={t.press}>
          <LineDrawing path={search} />
        </button>
      </Form>
      {children}
      {error && <FieldError id={ID}>{error}</FieldError>}
    </search>
  );
}
