import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { DangerPhones } from '#web/fields/DangerPhones.tsx';
import { whoseTexts } from '#web/fields/whose.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.actions.ts';
import { candidateTexts, itIsMeTexts } from './holders.texts.ts';
import { useCandidateWord } from './useCandidateWord.ts';

const { Deed } = holderDeeds;

type Loaded = ReturnedDraft<typeof showHolders>;

/** Asks the bride or groom for a first consent, on a profile with other holders. Renders nothing once it is given. */
export function CandidateYes({ saidYesAt, holders }: Pick<Loaded, 'saidYesAt' | 'holders'>) {
  const t = useTexts(candidateTexts);
  const { profileId } = useMember();
  if (holders.length < 2 || saidYesAt !== '') return null;
  return (
    <Notice tone="info" title={t.yesHeading}>
      <p>{t.yesText}</p>
      <Actions>
        <LinkButton to={`/matching-profile/${profileId}`}>{t.look}</LinkButton>
        <LinkButton to="/matching-profile" look="secondary">
          {t.yes}
        </LinkButton>
      </Actions>
    </Notice>
  );
}

type ChoicesProps = Pick<Loaded, 'asksHealth' | 'acceptsAlone' | 'holders'>;

/** The decisions that only the bride or groom makes. Renders nothing if the profile has no other holders. */
export function CandidateChoices({ asksHealth, acceptsAlone, holders }: ChoicesProps) {
  const t = useTexts(candidateTexts);
  if (holders.length < 2) return null;
  return (
    <>
      {asksHealth && (
        <Card title={t.healthHeading}>
          <p>{t.healthText}</p>
          <Actions>
            <Deed deed="health" label={t.healthKeep} sent={{ isKept: 'Yes' }} />
            <Deed deed="health" label={t.healthErase} sent={{ isKept: 'No' }} />
          </Actions>
        </Card>
      )}
      <div className={styles.pair}>
        <Card title={t.acceptHeading}>
          <p>{acceptsAlone ? t.acceptAlone : t.acceptBoth}</p>
          <Deed
            deed="reserve"
            label={acceptsAlone ? t.share : t.reserve}
            sent={{ isReserved: acceptsAlone ? 'No' : 'Yes' }}
          />
        </Card>
        <Card title={t.linksHeading}>
          <p>{t.linksText}</p>
          <LinkButton to="/matching-profile/links" look="secondary">
            {t.links}
          </LinkButton>
        </Card>
      </div>
    </>
  );
}

/** For a guardian: a form to say that the profile is their own, or to withdraw that statement. */
export function ItIsMe({ role, holders }: Pick<Loaded, 'role' | 'holders'>) {
  const t = useTexts(itIsMeTexts);
  const candidateWord = useCandidateWord();
  if (role !== 'guardian') return null;
  const hasSaidSo = holders.some(({ isMe, saysItIsMe }) => isMe && saysItIsMe);
  if (hasSaidSo)
    return (
      <Card title={t.say(candidateWord)}>
        <p>{t.said}</p>
        <Deed deed="takeBackItIsMe" label={t.takeBack} />
      </Card>
    );
  const content = (
    <>
      <p>{t.text}</p>
      <p>{t.safe}</p>
      <DangerPhones />
      <Deed deed="itIsMe" label={t.say(candidateWord)} />
    </>
  );
  return <Accordion items={[{ id: 'it-is-me', heading: t.fold(candidateWord), content }]} />;
}

/** Asks once whether the reader is the bride or groom of this profile, or a guardian. */
export function SayWhose() {
  const t = useTexts(whoseTexts);
  return (
    <Card title={t.question}>
      <p>{t.why}</p>
      <Actions>
        <Deed deed="whose" label={t.candidate} sent={{ whose: 'candidate' }} />
        <Deed deed="whose" label={t.guardian} sent={{ whose: 'guardian' }} />
      </Actions>
    </Card>
  );
}
