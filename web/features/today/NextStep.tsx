import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { number } from '#words/numbers.ts';
import type { nextStep } from './next-step.ts';
import styles from './Today.module.css';
import { todayTexts } from './today.texts.ts';

const PAGES = {
  picture: '/update-profile-image',
  profile: '#name',
  address: '/communication-details',
  personal: '/personal-information',
  health: '/health-details',
  paternal: '/paternal-bibliography',
  maternal: '/maternal-bibliography',
};

/** One thing to write, and how long that takes. */
export function NextStep({ step: { section, left, minutes } }: { step: NonNullable<ReturnType<typeof nextStep>> }) {
  const t = useTexts(todayTexts);
  const forms = useTexts(dashboardTexts);
  const language = useLanguage();
  const what = left === 1 ? t.oneLeft(forms[section]) : t.left(forms[section], number(left, language));
  return (
    <Link className={styles.step} to={PAGES[section]}>
      <span>
        {section === 'picture' ? t.picture : what}
        <br />
        <span className={styles.soft}>{minutes === 1 ? t.minute : t.minutes(number(minutes, language))}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}
