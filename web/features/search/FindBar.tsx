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

export const FIND_PAGE = '/matching-profile/find';

interface Props {
  /** The text of the current search. */
  who?: string;
  error?: string | undefined;
  /** True to show a link to the search page beside the field. */
  hasSearch?: boolean;
  /** True on the search-by-name page, which adds a button with text and a link to the search page. */
  isPage?: boolean;
}

/** The id of the field. */
const ID = 'find';
/** The id of the field's form, to which the button with text belongs. */
const FORM = 'find-form';
/** Maximum length of the text, in characters. */
const MAX_CHARACTERS = 200;

/** A field that finds somebody by profile number or name. */
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
      <Form id={FORM} action={FIND_PAGE} className={styles.find}>
        <label className="spoken" htmlFor={ID}>
          {t.label}
        </label>
        <input
          {...describe(ID, { error })}
          key={who}
          id={ID}
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
      {isPage && <Button form={FORM}>{t.find}</Button>}
      {hasSearch && toSearch}
      {error && <FieldError id={ID}>{error}</FieldError>}
      {isPage && (
        <p className={styles.other}>
          {who === '' && <span>{t.unknown}</span>}
          {toSearch}
        </p>
      )}
    </search>
  );
}
