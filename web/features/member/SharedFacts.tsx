import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Trust as Trusted } from '#contract/badges.ts';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { Icon } from '#web/art/Icon.tsx';
import { CardChart } from '#web/card/CardChart.tsx';
import { SeenSign } from '#web/card/Signs.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { longDate, monthOf } from '#words/numbers.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';
import { HOROSCOPE, ROOTS_AND_OTHERS, useFacts } from './shared-facts.ts';
import { trustTexts } from './trust.texts.ts';

interface Props {
  shared: SharedView;
  /** The facts for accepted families; null before both have accepted. */
  family: FamilyView | null;
  /** The whole birth chart; null before both have accepted, and if the birth details are missing. */
  chart: ChartMarks | null;
  trust: Trusted;
}

/**
 * The facts about a family beside its own text, folded until both have accepted. Facts that this reader may not see are
 * left out.
 */
export function SharedFacts({ shared, family, chart, trust }: Props) {
  const t = useTexts(memberTexts);
  const roots = useFacts(shared, ROOTS_AND_OTHERS);
  const horoscope = useFacts(shared, HOROSCOPE);
  const isOpen = family !== null;
  return (
    <div className={styles.folds}>
      {roots.length > 0 && (
        <FoldedFacts heading={t.groupRoots} isOpen={isOpen}>
          <Facts facts={roots} />
        </FoldedFacts>
      )}
      {(horoscope.length > 0 || chart !== null) && (
        <FoldedFacts heading={t.groupHoroscope} isOpen={isOpen}>
          <div className={styles.horoscope}>
            <CardChart {...shared} chart={chart} />
            <div>
              <Facts facts={horoscope} />
            </div>
          </div>
          {!isOpen && <p className="soft">{t.horoscopeLater}</p>}
        </FoldedFacts>
      )}
      <Trust trust={trust} isOpen={isOpen} />
    </div>
  );
}

/** Facts that unfold under their heading. They are always in the page, and in print. */
function FoldedFacts({ heading, isOpen, children }: { heading: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.foldHead}>
        <h2>{heading}</h2>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** Shows the most important check by the trust, beside the name. Renders nothing without a check. */
export function TopBadge({ trust: { badges } }: { trust: Trusted }) {
  const t = useTexts(trustTexts);
  const topBadge = badges.find(({ kind }) => kind === 'identity') ?? badges[0];
  return (
    topBadge && (
      <p className={styles.seen}>
        <SeenSign />
        <span>{t[topBadge.kind]}</span>
      </p>
    )
  );
}

/** Lists each check by the trust with its day, and states since when the member is here and when last active. */
function Trust({ trust: { badges, since, active }, isOpen }: { trust: Trusted; isOpen: boolean }) {
  const t = useTexts(trustTexts);
  const language = useLanguage();
  return (
    <FoldedFacts heading={t.heading} isOpen={isOpen}>
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
    </FoldedFacts>
  );
}
