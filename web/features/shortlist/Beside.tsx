import { Link } from 'react-router';
import { pictureAddress } from '#contract/picture-address.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { Window } from '#web/card/Window.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import styles from './Beside.module.css';
import { besideTexts } from './beside.texts.ts';
import { type Beside, type BesideRow, besideRows, type RowName } from './beside-rows.ts';

interface Props {
  families: readonly (Beside & { isAccepted: boolean })[];
}

/** Two or three families in one table. Rows that differ come first, then those that are the same. */
export function BesideTable({ families }: Props) {
  const t = useTexts(besideTexts);
  const language = useLanguage();
  const rows = besideRows(families, language);
  const [differing, alike] = [rows.filter(({ isAlike }) => !isAlike), rows.filter(({ isAlike }) => isAlike)];
  const width = families.length + 1;
  return (
    <>
      {families.length > 2 && <p className={`soft screen-only ${styles.swipe}`}>{t.swipe}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways needs the keyboard's arrows */}
      <section className={styles.scroll} aria-label={t.heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td>
                <span className="spoken">{t.question}</span>
              </td>
              {families.map(({ shared, isAccepted }) => (
                <th key={shared.memberId} scope="col" className={styles.who}>
                  <span className={styles.window}>
                    <Window
                      at="line"
                      member={shared}
                      alt={pictureOf(readableName(shared, language), language)}
                      src={shared.picture ? pictureAddress(shared.picture, 'small') : undefined}
                    />
                  </span>
                  <Link to={`/matching-profile/${shared.memberId}`} translate="no">
                    <MemberName member={shared} />
                  </Link>
                  {isAccepted && (
                    <>
                      <br />
                      <span className="soft">{t.accepted}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {differing.length > 0 && <Part heading={t.differs} rows={differing} width={width} />}
          {alike.length > 0 && <Part heading={t.alike} rows={alike} width={width} />}
        </table>
      </section>
    </>
  );
}

interface PartProps {
  heading: string;
  rows: readonly BesideRow[];
  /** The number of columns, including that of the questions. */
  width: number;
}

function Part({ heading, rows, width }: PartProps) {
  const t = useTexts(besideTexts);
  const label = useRowLabel();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={width} className={styles.part}>
          {heading}
        </th>
      </tr>
      {rows.map(({ name, said, isAlike }) => (
        <tr key={name}>
          <th scope="row">{label(name)}</th>
          {(isAlike ? said.slice(0, 1) : said).map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each family, in the order of the columns
            <td key={index} colSpan={isAlike ? width - 1 : 1}>
              {one ? <InScript>{one}</InScript> : <span className="soft">{t.unsaid}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function useRowLabel() {
  const t = useTexts(besideTexts);
  const fact = useLabels(sharedLabels, 'fact');
  const wish = useLabels(wishLabels);
  return (name: RowName): string => {
    if (name === 'wishes' || name === 'kootas' || name === 'home' || name === 'note') return t[name];
    return name === 'district' ? wish('place') : fact(name);
  };
}
