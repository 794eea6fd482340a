import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Banner } from '#contract/content.ts';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Listen } from '#web/listen/Listen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { Banners } from './Banners.tsx';
import styles from './Hero.module.css';
import { homeTexts } from './home.texts.ts';
import { TrustLines } from './TrustLines.tsx';

/**
 * The first view of the home page: pictures, what the site is, why families may trust it, the links to register and log
 * in, and help with reading. On phones the words are below the pictures, on wide screens beside them. `letters` is the
 * switch for large letters.
 */
export function Hero({ banners, letters }: { banners: readonly Banner[]; letters: ReactNode }) {
  const t = useTexts(homeTexts);
  const { pid } = useVisitor();
  return (
    <div className={styles.hero}>
      <div className={styles.pictures}>
        <Banners banners={banners} />
      </div>
      <div className={styles.words}>
        <span className={styles.corner}>
          <AlponaCorner />
        </span>
        <div className="large-only">
          <Listen />
        </div>
        <h1>{t.hero}</h1>
        <TrustLines />
        <div className={styles.ways}>
          {pid ? (
            <LinkButton to="/dashboard">{t.dashboard}</LinkButton>
          ) : (
            <>
              <LinkButton to="/register">{t.register}</LinkButton>
              <Link to="/login">{t.login}</Link>
            </>
          )}
        </div>
        <div className={styles.aids}>
          <span className="usual-only">
            <Listen />
          </span>
          {letters}
        </div>
      </div>
    </div>
  );
}
