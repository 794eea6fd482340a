import type { ReactNode } from 'react';
import type { Message } from '#contract/message.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { memberTexts } from './member.texts.ts';

/** The key of the text for each message about a formerly accepted family. */
const TEXT_OF_MESSAGE: Readonly<Record<string, 'notReachedText' | 'setAsideText' | 'isOverText'>> = {
  familyNotReached: 'notReachedText',
  familySetAside: 'setAsideText',
  acquaintanceIsOver: 'isOverText',
};

/**
 * Shown in the same way for a profile that never existed and for a profile that this reader may not see. `lost` is the
 * call's message. For a formerly accepted family the page gives the reason.
 */
export function NoSuchMember({ lost }: { lost: Message | null }) {
  const t = useTexts(memberTexts);
  const messageText = useMessageText();
  const reasonText = lost === null ? undefined : TEXT_OF_MESSAGE[lost.key];
  return (
    <WithoutProfile heading={lost !== null && reasonText ? messageText(lost) : t.unknown}>
      <p>{t[reasonText ?? 'unknownText']}</p>
    </WithoutProfile>
  );
}

/** Shown when the daily limit of profile views is reached. The reader can continue with the members opened today. */
export function DayIsSpent({ message }: { message: Message }) {
  const t = useTexts(memberTexts);
  const messageText = useMessageText();
  return (
    <WithoutProfile heading={t.title}>
      <Notice tone="info">{messageText(message)}</Notice>
    </WithoutProfile>
  );
}

/** A page without a profile, with a link to the list of members. */
function WithoutProfile({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useTexts(memberTexts);
  return (
    <MemberSheet heading={heading}>
      {children}
      <LinkButton to="/matching-profile" look="secondary">
        {t.toPeople}
      </LinkButton>
    </MemberSheet>
  );
}
