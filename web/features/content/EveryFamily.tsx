import { Link } from 'react-router';
import { BannerImage } from '#web/art/Banner.tsx';
import picture from '#web/art/families-of-every-kind.svg?no-inline';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './EveryFamily.module.css';
import { homeTexts } from './home.texts.ts';

/**
 * States and shows that people marrying again, with children, of fifty and over, with a disability, or for whom caste
 * or religion is no bar are expected here.
 */
export function EveryFamily() {
  const t = useTexts(homeTexts);
  return (
    <section>
      <h2>{t.everyFamily}</h2>
      <div className={styles.sides}>
        <BannerImage src={picture} alt={t.familiesOfEveryKind} />
        <div>
          <ul>
            {[t.again, t.disability, t.noBar].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Link to="/faqs">{t.toQuestions}</Link>
        </div>
      </div>
    </section>
  );
}
