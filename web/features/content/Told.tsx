import type { ReactNode } from 'react';
import { Banner } from '#web/art/Banner.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './Told.module.css';

interface Props {
  title: string;
  scene: 'familiesUnderBanyan' | 'handsAndThread';
  /** The text’s beginning, below the picture. */
  lead?: ReactNode;
  /** In short: a card below the picture. On wide windows it stands beside that, or `beside` does. */
  aside: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

/** A page that tells of the site: one of our drawings, a long text, and a card of what matters most in it. */
export function Told({ title, scene, lead, aside, beside, children }: Props) {
  const pictures = useTexts(homeTexts);
  return (
    <div className={styles.told}>
      <div>
        <h1>{title}</h1>
        <div className={styles.picture}>
          <Banner scene={scene} alt={pictures[scene]} isFirst />
        </div>
        {lead}
      </div>
      <div className={styles.aside}>
        <Card>{aside}</Card>
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
