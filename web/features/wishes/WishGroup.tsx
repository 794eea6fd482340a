import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { More } from '#web/ui/More.tsx';
import styles from './Wish.module.css';
import { wishesTexts } from './wishes.texts.ts';

export interface WishLine {
  name: string;
  /** Something is wished for. */
  isSaid: boolean;
  wish: ReactNode;
}

/** Wishes of one kind: those that say something, and the names of the rest, which unfold. */
export function WishGroup({ heading, lines }: { heading: string; lines: readonly WishLine[] }) {
  const t = useTexts(wishesTexts);
  // A line stays where it was found, whatever is written or saved meanwhile.
  const [said] = useState(() => new Set(lines.filter(({ isSaid }) => isSaid).map(({ name }) => name)));
  const rest = lines.filter(({ name }) => !said.has(name));
  const names = rest.map(({ name }) => name).join(', ');
  return (
    <section className={styles.group}>
      <h2>{heading}</h2>
      {lines.map(({ name, wish }) => said.has(name) && <div key={name}>{wish}</div>)}
      {rest.length > 0 && (
        <More heading={said.size > 0 ? t.more(names) : names}>
          {rest.map(({ name, wish }) => (
            <div key={name}>{wish}</div>
          ))}
        </More>
      )}
    </section>
  );
}
