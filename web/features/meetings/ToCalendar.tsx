import { calendarAddress } from '#contract/meetings.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';

/** A link to the meeting's calendar file, in the reader's language. */
export function ToCalendar({ member, label }: { member: string; label: string }) {
  const language = useLanguage();
  const { profileId } = useMember();
  return (
    <LinkButton to={calendarAddress({ pid: profileId, member, language })} look="secondary" isFile>
      {label}
    </LinkButton>
  );
}
