import { Butterfly } from '#web/art/Butterfly.tsx';
import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia } from '#words/numbers.ts';
import styles from './NextStep.module.css';
import type { Step } from './next-step.ts';
import { stepTexts } from './step.texts.ts';

/** The page on which each step is taken. */
const PAGES: Readonly<Record<Step, string>> = {
  register: '/register2',
  phone: '/confirm-phone',
  consents: '/my-consents',
  whose: '/matching-profile/family',
  candidate: '/matching-profile/family',
  health: '/matching-profile/family',
  paused: '/matching-profile/settings?open=rest#rest',
  show: '/matching-profile',
};

/** The next step, its reason, and one button. `isFirst`: more prominent, because no news of families is above it. */
export function NextStep({ step, isFirst }: { step: Step; isFirst: boolean }) {
  const t = useTexts(stepTexts);
  const reason = useReason(step);
  return (
    <section className={classNames(styles.step, isFirst && styles.first)}>
      {isFirst && <Butterfly className={styles.butterfly} />}
      <h2>{t[step]}</h2>
      <p>{reason}</p>
      <LinkButton to={PAGES[step]} look={isFirst ? 'primary' : 'secondary'} isWide>
        {t[`${step}Now`]}
      </LinkButton>
    </section>
  );
}

/** Returns the reason for a step, with the last day for it if there is one. */
function useReason(step: Step): string {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  const { askedUntil, confirmBy } = useMember();
  const now = useNow();
  if (step === 'phone') return confirmBy ? t.phoneBy(dayInIndia(confirmBy, language)) : t.phoneText;
  if (step !== 'whose' && step !== 'candidate') return t[`${step}Text`];
  const isOver = askedUntil === '' || Date.parse(askedUntil) < now;
  return isOver ? t[`${step}Over`] : t[`${step}By`](dayInIndia(askedUntil, language));
}
