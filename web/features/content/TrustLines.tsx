import { Butterfly } from '#web/art/Butterfly.tsx';
import { lock } from '#web/art/drawings.ts';
import { Icon, LineDrawing } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './TrustLines.module.css';

/** Three lines on why a family may trust the site. */
export function TrustLines() {
  const t = useTexts(homeTexts);
  return (
    <ul className={styles.lines}>
      <li>
        <Butterfly />
        {t.free}
      </li>
      <li>
        <Icon name="phone" />
        {t.phones}
      </li>
      <li>
        <LineDrawing path={lock} />
        {t.health}
      </li>
    </ul>
  );
}
