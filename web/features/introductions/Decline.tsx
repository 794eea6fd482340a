import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { declineTexts } from './decline.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** Declines without a word, after one more look: one tap beside *Accept* is soon made by mistake. */
export function Decline({ member, label }: { member: string; label: string }) {
  const t = useTexts(declineTexts);
  return (
    <ButtonFold label={label}>
      <p>{t.sure}</p>
      <Deed deed="decline" member={member} label={t.sureNow} />
    </ButtonFold>
  );
}
