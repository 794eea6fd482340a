import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dashboardTexts } from '#web/layout/dashboard.texts.ts';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { formOf } from './field-address.ts';
import { stepTexts } from './step.texts.ts';
import type { FormAddress } from './steps.ts';

/** After the last step of a form: the next form with something left to write, in the order of the menu, or one's own card. */
export function WayOn({ from }: { from: FormAddress }) {
  const t = useTexts(stepTexts);
  const forms = useTexts(dashboardTexts);
  const language = useLanguage();
  const { completeness, profileId, isRestricted } = useMember();
  const at = completeness.findIndex(({ section }) => formOf[section] === from);
  const following = [...completeness.slice(at + 1), ...completeness.slice(0, Math.max(0, at))];
  const next = following.find(({ filled, of }) => filled < of);
  if (next) {
    const left = number(next.of - next.filled, language);
    return (
      <p>
        <Link to={formOf[next.section]}>{t.wayOn(forms[next.section], left)}</Link>
      </p>
    );
  }
  return (
    !isRestricted && (
      <p>
        <Link to={`/matching-profile/${profileId}`}>{t.ownCard}</Link>
      </p>
    )
  );
}
