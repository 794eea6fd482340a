import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { candidateTexts } from './candidate.texts.ts';
import { holderDeeds } from './holders.deeds.ts';

const { Deed } = holderDeeds;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'saidYesAt' | 'asksHealth' | 'acceptsAlone' | 'holders'>;

/** What the bride or groom decides for a profile that others look after too. */
export function CandidateChoices({ saidYesAt, asksHealth, acceptsAlone, holders }: Props) {
  const t = useTexts(candidateTexts);
  if (holders.length < 2) return null;
  return (
    <>
      {saidYesAt === '' && (
        <Notice tone="info" title={t.yesHeading}>
          <p>{t.yesText}</p>
          <LinkButton to="/matching-profile">{t.yes}</LinkButton>
        </Notice>
      )}
      {asksHealth && (
        <section>
          <h2>{t.healthHeading}</h2>
          <p>{t.healthText}</p>
          <Actions>
            <Deed deed="health" label={t.healthKeep} sent={{ isKept: 'Yes' }} />
            <Deed deed="health" label={t.healthErase} sent={{ isKept: 'No' }} />
          </Actions>
        </section>
      )}
      <h2>{t.acceptHeading}</h2>
      <p>{acceptsAlone ? t.acceptAlone : t.acceptBoth}</p>
      <Deed
        deed="reserve"
        label={acceptsAlone ? t.share : t.reserve}
        sent={{ isReserved: acceptsAlone ? 'No' : 'Yes' }}
      />
      <h2>{t.linksHeading}</h2>
      <p>{t.linksText}</p>
      <LinkButton to="/matching-profile/links" look="secondary">
        {t.links}
      </LinkButton>
    </>
  );
}
