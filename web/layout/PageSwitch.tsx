import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './PageSwitch.module.css';
import { siteTexts } from './site.texts.ts';

/** English | বাংলা on a page that is mostly reading, where its reader looks for it. */
export function PageSwitch() {
  const t = useTexts(siteTexts);
  return (
    <div className={`screen-only ${styles.switch}`}>
      <LanguageLinks label={t.readIn} />
    </div>
  );
}
