import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { person } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, digits } from '#words/numbers.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.actions.ts';
import { holdersTexts, itIsMeTexts, removalTexts } from './holders.texts.ts';
import { Invite } from './Invite.tsx';
import { useCandidateWord } from './useCandidateWord.ts';

const { Deed } = holderDeeds;

type Loaded = ReturnedDraft<typeof showHolders>;
type Holder = Loaded['holders'][number];

/** Lists the holders, the candidate last, then the open invitations, and for a guardian a form to leave the profile. */
export function Holders(loaded: Loaded) {
  const t = useTexts(holdersTexts);
  const { role, holders } = loaded;
  const elders = holders.filter((holder) => holder.role !== 'candidate');
  const candidates = holders.filter((holder) => holder.role === 'candidate');
  const drawPeople = (people: readonly Holder[]) =>
    people.map((holder) => <Person key={holder.id} holder={holder} role={role} isAlone={holders.length === 1} />);
  const mayLeave = role === 'guardian' && holders.some((holder) => holder.role === 'candidate');
  return (
    <Card title={t.now}>
      <ul className={styles.people}>
        {drawPeople(elders)}
        {drawPeople(candidates)}
        {role !== 'family' && <Invite {...loaded} />}
      </ul>
      {mayLeave && (
        <Accordion
          items={[
            {
              id: 'leave',
              heading: t.leave,
              content: (
                <>
                  <p>{t.leaveText}</p>
                  <Deed deed="leave" label={t.leaveNow} />
                </>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}

interface PersonProps {
  holder: Holder;
  /** The role of the reader. */
  role: Loaded['role'];
  /** True if the profile has no other holder. */
  isAlone: boolean;
}

/** Shows a holder: the bride or groom by name and picture, others by their relation. */
function Person({ holder, role, isAlone }: PersonProps) {
  const t = useTexts(holdersTexts);
  const language = useLanguage();
  const { name, picture } = useMember();
  const candidateWord = useCandidateWord();
  return (
    <li className={styles.person}>
      {holder.role === 'candidate' ? (
        <Avatar name={name} alt="" src={picture ? pictureAddress(picture, 'small') : undefined} />
      ) : (
        <span className={styles.elder}>
          <LineDrawing path={person} />
        </span>
      )}
      <div className={styles.about}>
        <strong>
          {holder.role === 'candidate' ? name : t[holder.role]}
          {holder.isMe && <span className="soft"> ({t.me})</span>}
        </strong>
        {holder.role === 'candidate' && <span className="soft">{t.candidate(candidateWord)}</span>}
        <span className="soft">{t.phoneEnd(digits(holder.phoneEnd, language))}</span>
        <span className="soft">{t.since(dayInIndia(holder.since, language))}</span>
        <Choices holder={holder} role={role} isAlone={isAlone} />
      </div>
    </li>
  );
}

/**
 * The choices about a holder: whose phone other families receive, an account recovery, and the end of the access. Only
 * the candidate chooses the phone and requests a removal. All other holders can answer a recovery.
 */
function Choices({ holder, role, isAlone }: PersonProps) {
  const t = useTexts(holdersTexts);
  const itIsMe = useTexts(itIsMeTexts);
  const language = useLanguage();
  const phone = digits(holder.phoneEnd, language);
  const sent = { holder: `${holder.id}` };
  return (
    <div className={styles.choices}>
      {holder.isReached && !isAlone && <p>{t.isReached}</p>}
      {role === 'candidate' && !isAlone && !holder.isReached && (
        <Deed deed="reach" label={t.reach(phone)} sent={sent} />
      )}
      {holder.saysItIsMe && !holder.isMe && (
        <p>
          {t.phoneEnd(phone)} {itIsMe.ofOther}
        </p>
      )}
      {holder.isRecovering && !holder.isMe && (
        <>
          <p>{t.recovering}</p>
          <Deed deed="agreeRecovery" label={t.wasThem(phone)} sent={sent} />
          <Deed deed="objectRecovery" label={t.wasNotThem} look="grave" sent={sent} />
        </>
      )}
      <Removal holder={holder} role={role} />
    </div>
  );
}

/**
 * Shows a pending removal, which all holders can read. The candidate can request or withdraw it, and the holder
 * concerned can object.
 */
function Removal({ holder, role }: Pick<PersonProps, 'holder' | 'role'>) {
  const t = useTexts(removalTexts);
  const language = useLanguage();
  const phone = digits(holder.phoneEnd, language);
  const sent = { holder: `${holder.id}` };
  const isCandidate = role === 'candidate';
  if (holder.removedAt !== '')
    return (
      <>
        <p>
          {holder.isMe
            ? t.dueMe(dayInIndia(holder.removedAt, language))
            : t.due(dayInIndia(holder.removedAt, language))}
        </p>
        {holder.isMe && <Deed deed="object" label={t.object} look="primary" />}
        {isCandidate && <Deed deed="keep" label={t.keep(phone)} sent={sent} />}
      </>
    );
  return (
    <>
      {holder.hasObjected && <p>{holder.isMe ? t.objectedMe : t.objected}</p>}
      {isCandidate && !holder.isMe && !holder.hasObjected && (
        <ButtonFold label={t.remove(phone)}>
          <p>{t.removeText}</p>
          <Deed deed="remove" label={t.removeNow} look="grave" sent={{ ...sent, code: '' }} />
        </ButtonFold>
      )}
    </>
  );
}
