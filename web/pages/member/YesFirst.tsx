import { Link } from 'react-router';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { interestTexts } from '#web/features/introductions/interest.texts.ts';
import { introductionDeeds } from '#web/features/introductions/introductions.actions.ts';
import { WhatIsSeen } from '#web/features/visibility-settings/WhatIsSeen.tsx';
import { NotYetShown } from '#web/fields/NotYetShown.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useMember } from '#web/useMember.ts';
import { yesFirstTexts } from './yes-first.texts.ts';

const { Deed } = introductionDeeds;

interface Props {
  member: string;
  waiting: WaitingToBeShown;
}

/**
 * Replaces the interest form while the reader's own profile is not shown. If only the reader's consent is missing, one
 * press gives it and sends the interest. Other conditions are listed before the reader types anything.
 */
export function YesFirst({ member, waiting }: Props) {
  const t = useTexts(yesFirstTexts);
  const interest = useTexts(interestTexts);
  const { isCandidate, profileId } = useMember();
  if (!waiting.candidate || waiting.office || !isCandidate) return <NotYetShown {...waiting} />;
  return (
    <Card title={t.heading}>
      <p>{t.why}</p>
      <WhatIsSeen />
      <p>
        <Link to={`/matching-profile/${profileId}`}>{t.ownCard}</Link>
      </p>
      <Deed deed="showAndSend" member={member} label={t.showAndSend} look="primary">
        {(field) => <TextAreaField {...field('note')} label={interest.note} rows={2} />}
      </Deed>
    </Card>
  );
}
