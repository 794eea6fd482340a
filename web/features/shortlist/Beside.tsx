import { Link } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { Window } from '#web/card/Window.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { householdIn } from '#words/household.ts';
import { type SharedAnswer, sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { number } from '#words/numbers.ts';
import { placeOf } from '#words/place-of.ts';
import { readableName } from '#words/readable-name.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { joinNames } from '#words/sheet/reasons.ts';
import { sheetTexts } from '#words/sheet/sheet.texts.ts';
import { feetIn, pictureOf } from '#words/values.ts';
import styles from './Beside.module.css';
import { besideTexts } from './beside.texts.ts';

/** One family of the table, with the facts that the reader may see. */
export interface Beside {
  shared: SharedView;
  household: Household | null;
  /** The comparison of the reader's own profile with that of this family; never null for another member. */
  sheet: Sheet | null;
  /** The reader's own note; `''` if there is none. */
  note: string;
}

/** The answers in the order in which families ask for them. */
const ANSWERS = [
  ...(['age', 'heightCm', 'district', 'education', 'profession', 'maritalStatus', 'children'] as const),
  ...(['religion', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

/** The rows above the answers. */
const BEFORE_ANSWERS = ['wishes', 'kootas'] as const;
/** The rows below the answers. */
const AFTER_ANSWERS = ['home', 'note'] as const;

type RowName = (typeof BEFORE_ANSWERS)[number] | (typeof ANSWERS)[number] | (typeof AFTER_ANSWERS)[number];

interface BesideRow {
  name: RowName;
  /** One value for each family, in the families' order; `''` if it is missing. */
  values: string[];
  /** True if all values are the same. */
  isAlike: boolean;
}

interface Props {
  families: readonly (Beside & { isAccepted: boolean })[];
}

/** Compares the chosen families in one table. Rows that differ come first, then those that are the same. */
export function BesideTable({ families }: Props) {
  const t = useTexts(besideTexts);
  const language = useLanguage();
  const rows = besideRows(families, language);
  const differingRows = rows.filter(({ isAlike }) => !isAlike);
  const alikeRows = rows.filter(({ isAlike }) => isAlike);
  // The families, and the column of the questions.
  const columnCount = families.length + 1;
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
          {differingRows.length > 0 && <Part heading={t.differs} rows={differingRows} columnCount={columnCount} />}
          {alikeRows.length > 0 && <Part heading={t.alike} rows={alikeRows} columnCount={columnCount} />}
        </table>
      </section>
    </>
  );
}

interface PartProps {
  heading: string;
  rows: readonly BesideRow[];
  /** The number of columns, including that of the questions. */
  columnCount: number;
}

/** A part of the table under its heading. A row that is the same for all families has one wide cell. */
function Part({ heading, rows, columnCount }: PartProps) {
  const t = useTexts(besideTexts);
  const label = useRowLabel();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columnCount} className={styles.part}>
          {heading}
        </th>
      </tr>
      {rows.map(({ name, values, isAlike }) => (
        <tr key={name}>
          <th scope="row">{label(name)}</th>
          {(isAlike ? values.slice(0, 1) : values).map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each family, in the order of the columns
            <td key={index} colSpan={isAlike ? columnCount - 1 : 1}>
              {value ? <InScript>{value}</InScript> : <span className="soft">{t.unsaid}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Returns a function that returns the label of a row in the reader's language. */
function useRowLabel() {
  const t = useTexts(besideTexts);
  const fact = useLabels(sharedLabels, 'fact');
  const wish = useLabels(wishLabels);
  return (name: RowName): string => {
    if (name === 'wishes' || name === 'kootas' || name === 'home' || name === 'note') return t[name];
    return name === 'district' ? wish('place') : fact(name);
  };
}

/** Returns the rows of the table, those that differ first. Rows without any value are left out. */
export function besideRows(families: readonly Beside[], language: Language): BesideRow[] {
  const rows = [...BEFORE_ANSWERS, ...ANSWERS, ...AFTER_ANSWERS].flatMap((name): BesideRow[] => {
    const values = families.map((family) => valueFor(family, name, language));
    if (values.every((value) => value === '')) return [];
    return [{ name, values, isAlike: new Set(values).size === 1 }];
  });
  return [...rows.filter(({ isAlike }) => !isAlike), ...rows.filter(({ isAlike }) => isAlike)];
}

/** Returns a family's value in a row; `''` if it is missing. */
function valueFor({ shared, household, sheet, note }: Beside, name: RowName, language: Language): string {
  if (name === 'note') return note;
  if (name === 'home') return household ? householdIn(household, language).join(' ') : '';
  if (name === 'wishes') return sheet ? wishesIn(sheet, language) : '';
  if (name === 'kootas') return sheet?.guna ? pointsIn(sheet.guna, language) : '';
  if (name === 'district') return placeOf(shared, language);
  return name === 'heightCm' ? feetIn(shared.heightCm, language) : sharedAnswer(shared, name, language);
}

/** Returns how many of the reader's wishes a family meets, and which it does not; `''` without wishes. */
function wishesIn({ myWishes }: Pick<Sheet, 'myWishes'>, language: Language): string {
  if (myWishes.length === 0) return '';
  const t = besideTexts[language];
  const wishesWith = (code: string) => myWishes.filter((wish) => wish.code === code);
  const unmet = wishesWith('wish.unmet').map(({ wish }) => wish);
  const met = t.met(number(wishesWith('wish.met').length, language), number(myWishes.length, language));
  return unmet.length === 0 ? met : `${met}; ${t.unmet(joinNames(unmet, language))}`;
}

/** Returns the points of the kootas in words. */
const pointsIn = ({ total, most }: NonNullable<Sheet['guna']>, language: Language): string =>
  sheetTexts[language].of(number(total, language), number(most, language));
