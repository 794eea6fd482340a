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
  /** What was asked for. */
  who?: string;
  error?: string | undefined;
  /** Whether the way to the search stands beside it. */
  hasSearch?: boolean;
  /** On the page that is for this alone the button has its word, and the other way of searching is told. */
  isPage?: boolean;
}

const ID = 'find';
const FORM = 'find-form';

/** Finds somebody by profile number or name. */
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
          maxLength={200}
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
