import type { ReactNode } from 'react';
import { Banner, type Scene } from '#web/art/Banner.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Headed } from '#web/listen/Headed.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './Told.module.css';

interface Props {
  title: string;
  scene: Scene;
  /** Between the title and the picture. */
  beneath?: ReactNode;
  /** Below the picture. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page that tells of the site, in pairs where there is room: below its title a drawing, as high as what matters most beside it; then the rest. */
export function Told({ title, scene, beneath, lead, children }: Props) {
  const pictures = useTexts(homeTexts);
  return (
    <div className={styles.told}>
      <div className={styles.first}>
        <Headed>
          <h1>{title}</h1>
        </Headed>
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
