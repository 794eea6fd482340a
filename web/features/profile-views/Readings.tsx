import type { ReturnedDraft } from '#contract/call.ts';
import type { showReadings } from '#contract/profile-views.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { longDate, number } from '#words/numbers.ts';
import { readingsTexts } from './profile-views.texts.ts';

/** Shows how many members opened the profile in each finished week, and on which days the office opened it and why. */
export function Readings({ weeks, office }: ReturnedDraft<typeof showReadings>) {
  const t = useTexts(readingsTexts);
  const language = useLanguage();
  const facts = weeks.map(({ monday, readers }) => ({
    label: t.week(longDate(monday, language)),
    value: readers === null ? t.few : number(readers, language),
  }));
  return (
    <>
      <p>{t.lead}</p>
      {facts.length === 0 ? <p>{t.none}</p> : <Facts facts={facts} />}
      <p>{office.length === 0 ? t.officeNever : t.office}</p>
      {office.length > 0 && (
        <Facts
          facts={office.map(({ day, purposes }) => ({
            label: longDate(day, language),
            value: purposes.map((purpose) => t[purpose]).join(', '),
          }))}
        />
      )}
    </>
  );
}
