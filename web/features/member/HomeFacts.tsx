import type { Household } from '#contract/household.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { householdIn } from '#words/household.ts';
import { memberTexts } from './member.texts.ts';

interface Props {
  /** Null where it is not opened to this reader, or nothing is written: the two read alike. */
  household: Household | null;
  /** Names and the rest are there to read as well. */
  isAccepted: boolean;
}

/** The home in a sentence or two, and once what opens when both families have accepted. */
export function HomeFacts({ household, isAccepted }: Props) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  if (household === null && isAccepted) return null;
  return (
    <section>
      <h2>{t.home}</h2>
      <p>
        {household && `${householdIn(household, language).join(' ')} `}
        {!isAccepted && <span className="soft">{household ? t.namesLater : t.familyLater}</span>}
      </p>
    </section>
  );
}
