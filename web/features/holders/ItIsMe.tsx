import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Card } from '#web/ui/Card.tsx';
import { holderDeeds } from './holders.actions.ts';
import { itIsMeTexts } from './it-is-me.texts.ts';
import { useCandidate } from './useCandidate.ts';

const { Deed } = holderDeeds;

/** For a guardian: to say that the profile is their own, and to take that back. */
export function ItIsMe({ role, holders }: Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders'>) {
  const t = useTexts(itIsMeTexts);
  const who = useCandidate();
  if (role !== 'guardian') return null;
  if (holders.some(({ isMe, saysItIsMe }) => isMe && saysItIsMe))
    return (
      <Card title={t.say(who)}>
        <p>{t.said}</p>
        <Deed deed="takeBackItIsMe" label={t.takeBack} />
      </Card>
    );
  const content = (
    <>
      <p>{t.text}</p>
      <p>{t.safe}</p>
      <DangerPhones />
      <Deed deed="itIsMe" label={t.say(who)} />
    </>
  );
  return <Accordion items={[{ id: 'it-is-me', heading: t.fold(who), content }]} />;
}
