import type { ChartMarks } from '#contract/birth-chart.ts';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { FamilyVine } from '#web/ui/FamilyVine.tsx';
import type { Biodata } from '#words/pdf/biodata.ts';
import styles from './BiodataFace.module.css';
import { CardChart } from './CardChart.tsx';
import { PrintOnly } from './PrintOnly.tsx';
import { Window } from './Window.tsx';

interface Props {
  biodata: Biodata;
  shared: SharedView;
  chart: ChartMarks | null;
  /** The photo's file name, or `''`. */
  picture: string;
}

/** A biodata on a page of its own, shown only in print. */
export function BiodataFace({ biodata, shared, chart, picture }: Props) {
  const { blessing, title, name, lines, words, about, family, vine, horoscope, contact } = biodata;
  return (
    <PrintOnly>
      <div className={styles.border}>
        <div className={styles.top}>
          {blessing && <p>{blessing}</p>}
          <Butterfly className={styles.mark} />
        </div>
        <div className={styles.head}>
          <div>
            <p>{title}</p>
            <h2 translate="no">{name}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {picture && <Window at="open" member={shared} alt="" src={pictureAddress(picture)} />}
        </div>
        {words && <p className={styles.words}>{words}</p>}
        <div className={styles.groups}>
          {[about, family].map(
            ({ heading, facts }) =>
              facts.length > 0 && (
                <div key={heading}>
                  <h3>{heading}</h3>
                  <Facts facts={facts} />
                </div>
              ),
          )}
          {vine.people.length > 0 && (
            <div>
              <h3>{vine.heading}</h3>
              <FamilyVine
                label={vine.heading}
                people={vine.people.map(({ label, value }) => ({ label, name: value }))}
              />
            </div>
          )}
          {(horoscope.signs || horoscope.facts.length > 0) && (
            <div>
              <h3>{horoscope.heading}</h3>
              <CardChart {...shared} chart={chart} />
              {horoscope.facts.length > 0 && <Facts facts={horoscope.facts} />}
            </div>
          )}
        </div>
        {contact && (
          <>
            <h3>{contact.heading}</h3>
            <p>
              <b>{contact.line}</b>
            </p>
          </>
        )}
        <p className={styles.foot}>{`${biodata.memberId} · ${biodata.trust} · ${biodata.date}`}</p>
      </div>
    </PrintOnly>
  );
}
