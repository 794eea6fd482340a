import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import type { ButtonLook } from '#web/ui/Button.tsx';
import { useMember } from '#web/useMember.ts';
import { acceptTexts } from './accept.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** Accepts an interest; for a guardian beside the bride or groom, whose answer it is, the same place asks her or him. */
export function Accept({ member, look = 'primary' }: { member: string; look?: ButtonLook }) {
  const t = useTexts(acceptTexts);
  const { asksToAccept } = useMember();
  return asksToAccept ? (
    <Deed deed="askToAccept" member={member} label={t.ask} look={look} sent={{ isAsking: 'Yes' }} />
  ) : (
    <Deed deed="accept" member={member} label={t.accept} look={look} />
  );
}

/** What comes of it. */
export function AcceptHint() {
  const t = useTexts(acceptTexts);
  return useMember().asksToAccept ? t.askHint : t.acceptHint;
}
