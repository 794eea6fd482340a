import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { CardChart } from '#web/card/CardChart.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import { kinLabels } from '#words/labels/kin.ts';
import { gotraIn, nameIn } from '#words/values.ts';
import styles from './Member.module.css';
import { memberTexts } from './member.texts.ts';
import { FIRST, HOROSCOPE, useFacts } from './shared-facts.ts';

/** The line of the father, eldest first. */
const LINE = ['greatPaternalGrandfather', 'paternalGrandfather', 'father'] as const;

interface Props {
  shared: SharedView;
  /** Null before both have accepted. */
  family: FamilyView | null;
  /** Null before both have accepted, and where the birth details are not there. */
  chart: ChartMarks | null;
}

/** What a family tells about itself beside the card: only what is given to this reader. */
export function SharedFacts({ shared, family, chart }: Props) {
  const t = useTexts(memberTexts);
  const roots = useFacts(shared, FIRST);
  const horoscope = useFacts(shared, HOROSCOPE);
  return (
    <div className={styles.groups}>
      {roots.length > 0 && (
        <section>
          <h2>{t.groupRoots}</h2>
          <Facts facts={roots} />
        </section>
      )}
      <section>
        <h2>{t.vine}</h2>
        <Vine shared={shared} family={family} />
      </section>
      {(horoscope.length > 0 || chart !== null) && (
        <section className={styles.horoscope}>
          <h2>{t.groupHoroscope}</h2>
          <div className={styles.groups}>
            <CardChart {...shared} chart={chart} />
            <div>
              <Facts facts={horoscope} />
              {family === null && <p className={styles.locked}>{t.horoscopeLater}</p>}
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

/** Before acceptance neither a name nor how many are known. */
function Vine({ shared, family }: Omit<Props, 'chart'>) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const kin = useLabels(kinLabels, 'fact');
  const elders =
    family === null
      ? [{ label: t.elders, name: t.eldersLater }]
      : LINE.map((who) => {
          const { name, occupation } = family.relatives[who];
          return { label: kin(who), name, detail: nameIn(occupation, language) };
        });
  const self = { label: gotraIn(shared.clan, language), name: family?.fullName || shared.name };
  return <FamilyVine label={t.vine} people={[...elders, self]} isLocked={family === null} />;
}
