import type { Trust as Trusted } from '#contract/badges.ts';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { CardChart } from '#web/card/CardChart.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';
import { FIRST, HOROSCOPE, useFacts } from './shared-facts.ts';
import { Trust } from './Trust.tsx';

interface Props {
  shared: SharedView;
  /** Null before both have accepted. */
  family: FamilyView | null;
  /** Null before both have accepted, and where the birth details are not there. */
  chart: ChartMarks | null;
  trust: Trusted;
}

/** What a family tells about itself beside the card: only what is given to this reader. */
export function SharedFacts({ shared, family, chart, trust }: Props) {
  const t = useTexts(memberTexts);
  const roots = useFacts(shared, FIRST);
  const horoscope = useFacts(shared, HOROSCOPE);
  return (
    <div className={styles.groups}>
      <div>
        {roots.length > 0 && (
          <section>
            <h2>{t.groupRoots}</h2>
            <Facts facts={roots} />
          </section>
        )}
        {/* The column beside a chart is the shorter one. */}
        {chart && <Trust trust={trust} />}
      </div>
      <div>
        {(horoscope.length > 0 || chart !== null) && (
          <section>
            <h2>{t.groupHoroscope}</h2>
            <div className={styles.horoscope}>
              <CardChart {...shared} chart={chart} />
              <div>
                <Facts facts={horoscope} />
              </div>
            </div>
            {family === null && <p className={`soft ${styles.locked}`}>{t.horoscopeLater}</p>}
          </section>
        )}
        {family === null && (
          // The same for everybody before acceptance, whatever is written.
          <section>
            <h2>{t.family}</h2>
            <p className={`soft ${styles.locked}`}>{t.familyLater}</p>
          </section>
        )}
        {!chart && <Trust trust={trust} />}
      </div>
    </div>
  );
}
