import { Form, Link } from 'react-router';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { digits } from '#words/numbers.ts';
import styles from './NarrowForm.module.css';
import { narrowTexts } from './narrow.texts.ts';
import { AS_WISHES, SEARCH_PAGE } from './search-page.ts';

/**
 * The names of the age fields in a search's address. They and `TICKS` are repeated here, because the list page does not
 * load `search-address.ts`.
 */
const AGE_FIELDS = ['agefrom', 'ageto'] as const;
/** The names of the checkboxes in a search's address. */
const TICKS = ['photo', 'active', 'identified', 'otherclan'] as const;
/** The conditions that have a field here. */
const OWN_FIELDS: readonly string[] = [...AGE_FIELDS, ...TICKS];

/** Maximum number of digits of an age. */
const AGE_DIGITS = 2;

/**
 * The most frequent conditions of a list, in a column beside it on wide screens. It is a plain form whose address is
 * the search. Conditions without a field here stay unchanged.
 */
export function NarrowForm({ conditions = new URLSearchParams() }: { conditions?: URLSearchParams }) {
  const t = useTexts(narrowTexts);
  const language = useLanguage();
  /** Returns hidden fields for the present conditions whose name is included. */
  const hiddenFields = (isIncluded: (name: string) => boolean) =>
    [...conditions]
      .filter(([name]) => isIncluded(name))
      .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <section className={styles.column} aria-labelledby="narrow">
      <Form action={SEARCH_PAGE} key={String(conditions)}>
        <h2 id="narrow">{t.heading}</h2>
        {hiddenFields((name) => !OWN_FIELDS.includes(name))}
        <fieldset className={styles.ages}>
          <legend>{t.age}</legend>
          {AGE_FIELDS.map((name) => (
            <input
              key={name}
              name={name}
              aria-label={t[name]}
              placeholder={t[name]}
              inputMode="numeric"
              maxLength={AGE_DIGITS}
              autoComplete="off"
              defaultValue={digits(conditions.get(name) ?? '', language)}
            />
          ))}
        </fieldset>
        {TICKS.map((name) => (
          <CheckboxField
            key={name}
            id={`narrow-${name}`}
            name={name}
            label={t[name]}
            defaultChecked={conditions.get(name) === 'Yes'}
          />
        ))}
        <Button look="secondary">{t.show}</Button>
      </Form>
      <p>
        <Link to={SEARCH_PAGE}>{t.more}</Link>
      </p>
      {String(conditions) === '' ? (
        <p>
          <Link to="/matching-profile/wishes">{t.toWishes}</Link>
        </p>
      ) : (
        <PostForm preventScrollReset>
          {hiddenFields(() => true)}
          <Button look="quiet" name={INTENT} value={AS_WISHES}>
            {t.asWishes}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
