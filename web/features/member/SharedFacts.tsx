import { Link } from 'react-router';
import type { Trust as Trusted } from '#contract/badges.ts';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { CardChart } from '#web/card/CardChart.tsx';
import { SeenSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { longDate, monthOf } from '#words/numbers.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';
import { FIRST, HOROSCOPE, useFacts } from './shared-facts.ts';
import { trustTexts } from './trust.texts.ts';

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

/** The weightiest of what the trust has seen, to stand beside the name. */
export function Seen({ trust: { badges } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const seen = badges.find(({ kind }) => kind === 'identity') ?? badges[0];
  return (
    seen && (
      <p className={styles.seen}>
        <SeenSign />
        <span>{t[seen.kind]}</span>
      </p>
    )
  );
}

/** What the trust has seen, each with its day, and how lately somebody was here. */
function Trust({ trust: { badges, since, active } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const language = useLanguage();
  return (
    <section>
      <h2>{t.heading}</h2>
      {badges.length > 0 ? (
        <ul className={styles.badges}>
          {badges.map(({ kind, on }) => (
            <li key={kind}>
              <SeenSign />
              <span>
                {t[kind]}, {longDate(on, language)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.nothing}</p>
      )}
      <p>
        {t.meaning} <Link to="/contact-us">{t.ownIdentity}</Link>
      </p>
      <p>{[since && t.since(monthOf(since, language)), t[`active_${active}`]].filter(Boolean).join('\u00a0· ')}</p>
    </section>
  );
}
