import { formOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import type { nextStep } from './next-step.ts';
import styles from './Today.module.css';

interface Props {
  step: NonNullable<ReturnType<typeof nextStep>>;
  /** Somebody waits for an answer: that button is the first one. */
  isSecond: boolean;
}

/** One thing to do, how long that takes, and one button; all of the card is pressed. */
export function NextStep({ step: { section, left, minutes }, isSecond }: Props) {
  const t = useTexts(todayTexts);
  const forms = useTexts(dashboardTexts);
  const language = useLanguage();
  const isForm = section !== 'picture' && section !== 'phone';
  const what = isForm ? leftIn(forms[section]) : t[section];
  function leftIn(form: string) {
    return left === 1 ? t.oneLeft(form) : t.left(form, number(left, language));
  }
  return (
    <section className={styles.step} aria-label={t.next}>
      <p>
        <span className={styles.soft}>
          {t.next} · {minutes === 1 ? t.minute : t.minutes(number(minutes, language))}
        </span>
        <span>{what}</span>
      </p>
      <LinkButton
        to={section === 'phone' ? '/confirm-phone' : formOf[section]}
        look={isSecond ? 'secondary' : 'primary'}
      >
        {isForm ? t.write : t[`${section}Now`]}
      </LinkButton>
    </section>
  );
}
