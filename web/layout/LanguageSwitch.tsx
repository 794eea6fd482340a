import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageSwitch.module.css';
import { siteTexts } from './site.texts.ts';

/** *English | Bengali* above a long text: the current language, and a link to the other (specification, section 2). */
export function LanguageSwitch() {
  const t = useTexts(siteTexts);
  const isEnglish = useLanguage() === 'en';
  return (
    <p className={`screen-only ${styles.languages}`}>
      {isEnglish ? <span aria-current="true">{t.english}</span> : <LanguageLink>{t.english}</LanguageLink>}
      <span aria-hidden="true">|</span>
      {isEnglish ? <LanguageLink>{t.bengali}</LanguageLink> : <span aria-current="true">{t.bengali}</span>}
    </p>
  );
}
