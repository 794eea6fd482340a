import type { ProfileSection, SectionCompleteness } from '#contract/own-profile.ts';
import { formOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
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

/** Answers that a family writes in a minute. */
const ANSWERS_A_MINUTE = 6;

interface Step {
  section: ProfileSection | 'picture' | 'phone';
  /** Answers that are still to be written; 1 for the picture and the phone. */
  left: number;
  minutes: number;
}

interface Had {
  hasPicture: boolean;
  isPhoneConfirmed: boolean;
}

/** What to do next: confirm the phone, then the photo, then the form that is nearest to its end. Null where everything is there. */
export function nextStep(
  completeness: readonly SectionCompleteness[],
  { hasPicture, isPhoneConfirmed }: Had,
): Step | null {
  if (!isPhoneConfirmed) return { section: 'phone', left: 1, minutes: 1 };
  if (!hasPicture) return { section: 'picture', left: 1, minutes: 1 };
  const [nearest] = completeness
    .map(({ section, filled, of }) => ({ section, left: of - filled }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => one.left - other.left);
  return nearest ? { ...nearest, minutes: Math.ceil(nearest.left / ANSWERS_A_MINUTE) } : null;
}
