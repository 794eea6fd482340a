import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MatchingTabs } from '#web/layout/MatchingTabs.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { memberTexts } from './member.texts.ts';

/** The same for a profile that there never was, and for one that is not shown to this reader. */
export function NoSuchMember() {
  const t = useTexts(memberTexts);
  return (
    <MemberSheet heading={t.unknown}>
      <MatchingTabs />
      <p>{t.unknownText}</p>
      <LinkButton to="/matching-profile" look="secondary">
        {t.toPeople}
      </LinkButton>
    </MemberSheet>
  );
}
