import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { formOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { number } from '#words/numbers.ts';
import type { nextStep } from './next-step.ts';
import styles from './Today.module.css';
import { todayTexts } from './today.texts.ts';

/** One thing to do, and how long that takes. */
export function NextStep({ step: { section, left, minutes } }: { step: NonNullable<ReturnType<typeof nextStep>> }) {
  const t = useTexts(todayTexts);
  const forms = useTexts(dashboardTexts);
  const language = useLanguage();
  const what = section === 'picture' || section === 'phone' ? t[section] : leftIn(forms[section]);
  function leftIn(form: string) {
    return left === 1 ? t.oneLeft(form) : t.left(form, number(left, language));
  }
  return (
    <Link className={styles.step} to={section === 'phone' ? '/confirm-phone' : formOf[section]}>
      <span>
        {what} <br />
        <span className={styles.soft}>{minutes === 1 ? t.minute : t.minutes(number(minutes, language))}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}
