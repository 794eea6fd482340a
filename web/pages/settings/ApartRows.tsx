import type { listBlockedPhones } from '#contract/blocked-phones.ts';
import type { listAvoided } from '#contract/blocks.ts';
import type { ReturnedDraft } from '#contract/call.ts';
import { BlockedPhones } from '#web/features/blocked-phones/BlockedPhones.tsx';
import { BlockedMembers, HiddenMembers } from '#web/features/blocks/Avoided.tsx';
import { counted } from '#web/i18n/counted.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ActionRows, type Way } from '#web/ui/ActionRows.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { settingsTexts } from './settings.texts.ts';

interface Props {
  avoided: ReturnedDraft<typeof listAvoided>;
  /** Null if this account may not see the blocked phones. */
  blockedPhones: ReturnedDraft<typeof listBlockedPhones> | null;
  /** The deed of the form that was sent last, or `''`. */
  deed: string;
}

/** The ways to keep other families away: hidden members, blocked members and blocked phones. */
export function ApartRows({ avoided, blockedPhones, deed }: Props) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const { isBeside } = useMember();
  const chooseInList = (
    <LinkButton to="/matching-profile" look="secondary">
      {t.choose}
    </LinkButton>
  );
  const ways: Way[] = [
    {
      key: 'hidden',
      name: counted(t.hide, avoided.hidden.length, language),
      said: t.hideSeen,
      back: t.hideBack,
      isOpen: avoided.hidden.length > 0,
      control: (
        <>
          {chooseInList}
          <HiddenMembers {...avoided} />
        </>
      ),
    },
  ];
  if (!isBeside)
    ways.push({
      key: 'blocked',
      name: counted(t.block, avoided.blocked.length, language),
      said: t.blockSeen,
      back: t.blockBack,
      isOpen: avoided.blocked.length > 0,
      control: (
        <>
          {chooseInList}
          <BlockedMembers {...avoided} />
        </>
      ),
    });
  if (blockedPhones)
    ways.push({
      key: 'blocked-phones',
      name: counted(t.number, blockedPhones.phones.length, language),
      said: t.numberSeen,
      back: t.numberBack,
      isOpen: deed === 'blockPhone',
      control: <BlockedPhones {...blockedPhones} />,
    });
  return <ActionRows ways={ways} />;
}
