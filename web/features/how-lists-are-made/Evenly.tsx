import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, number } from '#words/numbers.ts';
import styles from './Evenly.module.css';
import { evenlyTexts } from './evenly.texts.ts';
import { evenly, evenlyWhereOpen, type Kind, triedOn } from './evenly.ts';

/** The figure of an average family. */
const AVERAGE = 100;

/** Two tables: how often families of each kind are among the first of a list, relative to `AVERAGE`. */
export function Evenly() {
  const t = useTexts(evenlyTexts);
  const language = useLanguage();
  const average = number(AVERAGE, language);
  return (
    <>
      <h2>{t.title}</h2>
      <p>{t.how(average)}</p>
      <Kinds kinds={evenly} />
      <p>{t.why(average)}</p>
      <Kinds kinds={evenlyWhereOpen} />
      <p>{t.chance(longDate(triedOn, language))}</p>
    </>
  );
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTexts(evenlyTexts);
  const language = useLanguage();
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          <th scope="col">{t.brides}</th>
          <th scope="col">{t.grooms}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, brides, grooms }) => (
          <tr key={kind}>
            <th scope="row">{t[kind]}</th>
            <td>{number(brides, language)}</td>
            <td>{number(grooms, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
