import type { CountBand } from '#contract/count-band.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { nameInside } from '#words/labels/wishes.ts';
import styles from './RelaxFilters.module.css';
import { searchTexts } from './search.texts.ts';
import { searchAddress, withoutCondition } from './search-address.ts';

interface Props {
  conditions: URLSearchParams;
  /** The name of each such condition in lists, and how many members the search finds without it. */
  relaxations: readonly { wish: string; band: CountBand }[];
}

/** Lists the conditions whose removal would show more people. A press repeats the search without one of them. */
export function RelaxFilters({ conditions, relaxations }: Props) {
  const t = useTexts(searchTexts);
  const bands = useTexts(countBandTexts);
  const language = useLanguage();
  // These conditions are not wishes, so their names are among the texts of the search.
  const conditionNames: Readonly<Record<string, string>> = {
    photo: t.insidePhoto,
    active: t.insideActive,
    identified: t.insideIdentified,
  };
  if (relaxations.length === 0) return null;
  return (
    <section className="screen-only">
      <h2 className={styles.heading}>{t.relaxHeading}</h2>
      <ul className={styles.list}>
        {relaxations.map(({ wish, band }) => (
          <li key={wish}>
            <LinkButton to={searchAddress(withoutCondition(conditions, wish))} look="secondary">
              {t.without(conditionNames[wish] ?? nameInside(wish, language) ?? wish, bands[band])}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
