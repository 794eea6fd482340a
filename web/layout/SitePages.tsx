import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './MemberMenu.module.css';
import { Navigation } from './Navigation.tsx';
import { siteTexts } from './site.texts.ts';
import { useSiteItems } from './useSiteItems.ts';

/** The site's own pages, folded at the end of a member's left menu, because the header has no menu there. */
export function SitePages() {
  const t = useTexts(siteTexts);
  return (
    <nav className={styles.menu} aria-label={t.sitePages}>
      <details>
        <summary className={styles.title}>
          {t.sitePages}
          <Icon name="chevron" />
        </summary>
        <Navigation items={useSiteItems()} look="list" />
      </details>
    </nav>
  );
}
