import type { Sheet } from '#contract/member.ts';
import { personTexts } from '#web/fields/person.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Sheet.module.css';
import { sheetTexts } from './sheet.texts.ts';

const CODES = { 'wish.met': 'met', 'wish.unmet': 'unmet', 'wish.unknown': 'unknown' } as const;

/** Which of them are musts is said of one's own alone. */
type Judged = Sheet['theirWishes'][number] & Partial<Sheet['myWishes'][number]>;

/** One side's wishes, held against the other: what is met, what is not, and what nobody has said. */
export function WishLines({ title, judged }: { title: string; judged: readonly Judged[] }) {
  const t = useTexts(sheetTexts);
  const names: Readonly<Record<string, string>> = useTexts(personTexts);
  const nameOf = ({ wish, strength }: Judged) => {
    const name = names[wish] ?? wish;
    return strength === 'must' ? t.must(name) : name;
  };
  return (
    <div>
      <h4>{title}</h4>
      {judged.length === 0 && <p>{t.noWishes}</p>}
      <dl className={styles.lines}>
        {(['wish.met', 'wish.unmet', 'wish.unknown'] as const).map((code) => {
          const about = judged.filter((wish) => wish.code === code).map(nameOf);
          return (
            about.length > 0 && (
              <div key={code}>
                <dt>{t[CODES[code]]}</dt>
                <dd>{about.join(', ')}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
