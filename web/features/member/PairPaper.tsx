import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Wordmark } from '#web/art/Wordmark.tsx';
import { CardChart } from '#web/card/CardChart.tsx';
import { PrintOnly } from '#web/card/PrintOnly.tsx';
import type { Pair, PairInput, Side } from '#words/pdf/pair.ts';
import { KootaTable } from './KootaTable.tsx';
import styles from './PairPaper.module.css';

interface Props extends Pick<PairInput, 'bride' | 'groom' | 'sheet'> {
  /** The texts of the sheet. */
  pair: Pair;
}

/** The keys of the ruled lines for notes by hand. */
const LINES_FOR_NOTES = ['1', '2', '3', '4', '5'];
/** The number of characters that fit beside the kootas at the page's font size. */
const ROOM_FOR_LETTERS = 500;
/** The number of characters that fit beside the kootas at a smaller font size. */
const ROOM_FOR_SMALLER = 720;

/** The compatibility sheet of a pair on one A4 page, for elders and astrologers. It is shown only in print. */
export function PairPaper({ bride, groom, sheet, pair }: Props) {
  const { title, date, sides, notKnown, found, notes, foot } = pair;
  return (
    <PrintOnly>
      <div className={styles.head}>
        <Butterfly className={styles.mark} />
        <Wordmark className={styles.wordmark} />
        <p>
          {title}
          <br />
          {date}
        </p>
      </div>
      <AlponaRule className={styles.rule} />
      <div className={styles.sides}>
        {[bride, groom].map((side, index) => {
          const half = sides[index];
          return half && <Half key={half.role} half={half} side={side} />;
        })}
      </div>
      <div className={styles.found}>
        <div>
          <h3>{notKnown.heading}</h3>
          {sheet.guna ? <KootaTable guna={sheet.guna} isShort /> : <p>{notKnown.words}</p>}
        </div>
        <div>
          <h3>{found.heading}</h3>
          <ul className={styles[sizeFor(found.says.join('').length)]}>
            {found.says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3>{notes}</h3>
      {LINES_FOR_NOTES.map((line) => (
        <div key={line} className={styles.note} />
      ))}
      <p className={styles.foot}>{foot}</p>
    </PrintOnly>
  );
}

/** Returns the style class whose font size lets a text of this number of characters fit beside the kootas. */
function sizeFor(characters: number): 'few' | 'many' | 'most' {
  if (characters > ROOM_FOR_SMALLER) return 'most';
  return characters > ROOM_FOR_LETTERS ? 'many' : 'few';
}

/** The half of the page about the bride or the groom: the birth details, the chart and the facts. */
function Half({ half: { role, name, birth, facts }, side }: { half: Pair['sides'][number]; side: Side }) {
  return (
    <div>
      <p>{role}</p>
      <h2 translate="no">{name}</h2>
      {birth.map(({ label, value }) => (
        <p key={label}>
          {label} <b>{value}</b>
        </p>
      ))}
      <div className={styles.stars}>
        <CardChart {...side.shared} chart={side.chart} />
        <div>
          {facts.map(({ label, value }) => (
            <p key={label}>
              {label} <b>{value}</b>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
