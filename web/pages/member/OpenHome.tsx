import { Link } from 'react-router';
import type { Household } from '#contract/household.ts';
import { householdDeeds } from '#web/features/details/household.actions.ts';
import { addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { useMember } from '#web/useMember.ts';
import { householdIn } from '#words/household.ts';
import { openHomeTexts } from './open-home.texts.ts';

const { Deed } = householdDeeds;

interface Props {
  household: Household | null;
  state: 'closed' | 'asked' | 'open';
}

/** A switch that opens the three facts of the home to all members, with the exact words that they would read. */
export function OpenHome({ household, state }: Props) {
  const t = useTexts(openHomeTexts);
  const language = useLanguage();
  const { isCandidate, isBeside } = useMember();
  const write = <Link to={addressOf('details.brothers')}>{household ? t.change : t.write}</Link>;
  const choose = (homeFor: 'Members' | 'Accepted', label: string) => (
    <Deed deed="home" sent={{ homeFor }} label={label} />
  );
  return (
    <section id="home">
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      {household && <p className="quoted">{householdIn(household, language).join(' ')}</p>}
      <p>{write}</p>
      {household && state === 'closed' && isBeside && <p>{t.needsYes}</p>}
      {state === 'asked' && <p>{isCandidate ? t.asked : t.waits}</p>}
      {state === 'open' && <p>{t.isOpen}</p>}
      {household && (
        <Actions>
          {state === 'closed' && choose('Members', isBeside ? t.ask : t.open)}
          {state === 'asked' && !isBeside && choose('Members', t.open)}
          {state !== 'closed' && choose('Accepted', t.close)}
        </Actions>
      )}
    </section>
  );
}
