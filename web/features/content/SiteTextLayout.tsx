import type { ReactNode } from 'react';
import { Banner, type Scene } from '#web/art/Banner.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './SiteTextLayout.module.css';

interface Props {
  title: string;
  scene: Scene;
  /** Shown between the title and the picture. */
  beneath?: ReactNode;
  /** Shown below the picture. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * A page about the site. Where there is room, the drawing is below the title, with the main text beside it at the same
 * height. The rest follows.
 */
export function SiteTextLayout({ title, scene, beneath, lead, children }: Props) {
  const pictures = useTexts(homeTexts);
  return (
    <div className={styles.told}>
      <div className={styles.first}>
        <HeadingWithListen>
          <h1>{title}</h1>
        </HeadingWithListen>
        {beneath}
        <div className={styles.picture}>
          <Banner scene={scene} alt={pictures[scene]} isFirst />
        </div>
        {lead}
      </div>
      {children}
    </div>
  );
}
