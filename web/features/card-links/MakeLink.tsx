import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { GUARDED_PARTS, LINK_DAYS, LINK_PARTS, type LinkPart, type listCardLinks } from '#contract/card-links.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { digits } from '#words/numbers.ts';
import { cardLinkDeeds, MAKE } from './card-links.deeds.ts';
import { cardLinksTexts } from './card-links.texts.ts';
import styles from './MakeLink.module.css';

const { Deed } = cardLinkDeeds;

const ON_AT_FIRST: readonly LinkPart[] = ['roots', 'horoscope', 'ownWords'];

/** What is on a new link, and how long it holds. */
export function MakeLink({ guarded }: Pick<ReturnedDraft<typeof listCardLinks>, 'guarded'>) {
  const t = useTexts(cardLinksTexts);
  const language = useLanguage();
  const hints: Partial<Record<LinkPart, string>> = {
    ...{ horoscope: t.horoscopeHint, parents: t.parentsHint, phone: t.phoneHint },
  };
  const offered = LINK_PARTS.filter((part) => guarded !== 'closed' || !GUARDED_PARTS.includes(part));
  return (
    <section>
      <h2>{t.make}</h2>
      <p>{t.onEvery}</p>
      {guarded === 'waits' && <p>{t.waitsHint}</p>}
      {guarded === 'closed' && (
        <p>
          {t.closedHint} <Link to="/matching-profile/family">{t.invite}</Link>
        </p>
      )}
      <Deed deed={MAKE} label={t.submit} look="primary">
        {(field) => (
          <>
            <fieldset className={styles.parts}>
              <legend className={styles.legend}>{t.alsoOn}</legend>
              {offered.map((part) => (
                <CheckboxField
                  key={part}
                  name={part}
                  id={field(part).id}
                  label={t[part]}
                  hint={hints[part]}
                  defaultChecked={
                    field('days').defaultValue === '' ? ON_AT_FIRST.includes(part) : field(part).defaultValue === 'Yes'
                  }
                />
              ))}
            </fieldset>
            <RadioField
              {...field('days')}
              defaultValue={field('days').defaultValue || '30'}
              label={t.days}
              options={LINK_DAYS.map((days) => ({ value: days, label: t.forDays(digits(days, language)) }))}
            />
          </>
        )}
      </Deed>
    </section>
  );
}
