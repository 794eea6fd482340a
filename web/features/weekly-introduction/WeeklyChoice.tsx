import type { ReturnedDraft } from '#contract/call.ts';
import type { showWeekly } from '#contract/weekly-introduction.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { weeklyChoiceDeeds } from './weekly-introduction.actions.ts';
import { weeklyTexts } from './weekly-introduction.texts.ts';

const { Deed } = weeklyChoiceDeeds;

/** Shows whether this family takes part in the weekly introductions. Only the bride or groom can change it. */
export function WeeklyChoice({ isIntroduced, isShownToChosen }: ReturnedDraft<typeof showWeekly>) {
  const t = useTexts(weeklyTexts);
  const { isBeside } = useMember();
  const shownTo = isShownToChosen ? 'Chosen' : 'Members';
  const choice = isIntroduced ? (
    <Deed deed="weeklyOff" label={t.off} sent={{ isIntroduced: 'No', shownTo }} />
  ) : (
    <Deed deed="weeklyOn" label={t.on} sent={{ isIntroduced: 'Yes', shownTo }} />
  );
  return (
    <>
      <p>{isIntroduced ? t.isOn : t.isOff}</p>
      {isShownToChosen && <p>{t.chosenSaid}</p>}
      {isBeside ? <p>{t.candidates}</p> : choice}
    </>
  );
}
