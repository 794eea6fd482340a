import { Form } from 'react-router';
import { search, sliders } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { describe } from '#web/ui/describe.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import styles from './FindBar.module.css';
import { findTexts } from './find.texts.ts';
import { SEARCH_PAGE } from './search-page.ts';

/** The page that finds members by profile number or name. */
export const FIND_PAGE = '/matching-profile/find';

interface Props {
  /** The text of the present search; `''` before one. */
  who?: string;
  error?: string | undefined;
  /** True to show a link to the search page beside the field. */
  hasSearch?: boolean;
  /** True on the search-by-name page, which adds a button with text and a link to the search page. */
  isPage?: boolean;
}

/** The id of the field. */
const FIELD_ID = 'find';
/** The id of the field's form, to which the button with text belongs. */
const FORM_ID = 'find-form';
/** Maximum length of the text, in characters. */
const MAX_CHARACTERS = 200;

/** A form with one field that finds members by profile number or name. */
export function FindBar({ who = '', error, hasSearch, isPage }: Props) {
  const t = useTexts(findTexts);
  const toSearch = (
    <LinkButton to={SEARCH_PAGE} look="secondary">
      <LineDrawing path={sliders} />
      {t.toSearch}
    </LinkButton>
  );
  return (
    <search className={`screen-only ${styles.bar}`}>
      <Form id={FORM_ID} action={FIND_PAGE} className={styles.find}>
        <label className="spoken" htmlFor={FIELD_ID}>
          {t.label}
        </label>
        <input
          {...describe(FIELD_ID, { error })}
          key={who}
          id={FIELD_ID}
          name="who"
          className={styles.input}
          placeholder={t.placeholder}
          defaultValue={who}
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.press} aria-label={t.press} tabIndex={-1}>
          <LineDrawing path={search} />
        </button>
      </Form>
      {isPage && <Button form={FORM_ID}>{t.find}</Button>}
      {hasSearch && toSearch}
      {error && <FieldError id={FIELD_ID}>{error}</FieldError>}
      {isPage && (
        <p className={styles.other}>
          {who === '' && <span>{t.unknown}</span>}
          {toSearch}
        </p>
      )}
    </search>
  );
}
