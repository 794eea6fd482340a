import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { type listSearches, removeSearch, saveSearch } from '#contract/search.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './KeptSearches.module.css';
import { searchTexts } from './search.texts.ts';
import { SEARCH_PAGE } from './search-page.ts';

/** The small forms that save a search under a name, and remove it. */
export const findingDeeds = deeds({ keepSearch: saveSearch, dropSearch: removeSearch });

const { Deed } = findingDeeds;

type Searches = ReturnedDraft<typeof listSearches>['searches'];

/** Returns the address of a saved search, with the newest members first. */
const newestFirst = (search: string): string => `${SEARCH_PAGE}?${search ? `${search}&` : ''}order=newest`;

/** Lists the saved searches, each with the band of how many new members it finds, and a button to remove it. */
export function KeptSearches({ searches }: { searches: Searches }) {
  const t = useTexts(searchTexts);
  const bands = useTexts(countBandTexts);
  if (searches.length === 0) return null;
  return (
    <section className={styles.kept}>
      <h2 className={styles.heading}>{t.kept}</h2>
      <ul className={styles.list}>
        {searches.map(({ id, name, search, newBand }) => (
          <li key={id}>
            <span className={styles.words}>
              <Link to={newestFirst(search)}>{name}</Link>
              <span className="soft">{newBand ? t.newOnes(bands[newBand]) : t.nobodyNew}</span>
            </span>
            <Deed
              deed="dropSearch"
              look="quiet"
              sent={{ id: String(id) }}
              label={
                <>
                  {t.drop}
                  <span className="spoken">: {name}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
