import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { introductionDeeds } from './introductions.actions.ts';
import { undecidedTexts } from './undecided.texts.ts';

const { Deed } = introductionDeeds;

/** A family that somebody else had accepted in the place of the bride or groom, who goes on or ends it, each by one press. */
export function Undecided({ member }: { member: string }) {
  const t = useTexts(undecidedTexts);
  const { isCandidate } = useMember();
  if (!isCandidate) return <Notice tone="info">{t.ofOthers}</Notice>;
  return (
    <Notice tone="info">
      <p>{t.text}</p>
      <Deed deed="keep" member={member} label={t.keep} look="primary" />
      <p>{t.endText}</p>
      <Deed deed="end" member={member} label={t.end} />
    </Notice>
  );
}
