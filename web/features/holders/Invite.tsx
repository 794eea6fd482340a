import { Link, useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { MOST_GUARDIANS, type showHolders } from '#contract/holders.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { person } from '#web/art/drawings.ts';
import { Icon, LineDrawing } from '#web/art/Icon.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, digits } from '#words/numbers.ts';
import styles from './Holders.module.css';
import { holderDeeds } from './holders.actions.ts';
import { inviteTexts } from './holders.texts.ts';
import { useCandidateWord } from './useCandidateWord.ts';

const { Deed } = holderDeeds;

/** Maximum number of candidates among the holders of a profile. */
const MOST_CANDIDATES = 1;

type Props = Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders' | 'invitations' | 'acceptsAlone'>;

/**
 * Lists open invitations, and while there is room a form to invite one more holder: the candidate invites a guardian, a
 * guardian the candidate.
 */
export function Invite({ role, holders, invitations, acceptsAlone }: Props) {
  const t = useTexts(inviteTexts);
  const language = useLanguage();
  const candidateWord = useCandidateWord();
  const { isPhoneConfirmed } = useMember();
  const result = useActionData<FormResult>();
  /** The role of the person to be invited. */
  const whose = role === 'candidate' ? 'guardian' : 'candidate';
  const holderCount = holders.filter((holder) => holder.role === whose).length;
  const hasRoom = holderCount < (whose === 'candidate' ? MOST_CANDIDATES : MOST_GUARDIANS);
  const points =
    whose === 'candidate'
      ? [t.candidateMay, t.candidateYes, t.candidateHealth]
      : [acceptsAlone ? t.guardianMayButAccept : t.guardianMay, t.guardianOwn];
  // The form is open while no candidate has been invited, because the profile is not shown without the candidate's
  // consent.
  const isCandidateUninvited = whose === 'candidate' && invitations.length === 0;
  const wasRefused = result?.deed === 'invite' && result.code !== OUTCOME.done;
  const isOpen = isCandidateUninvited || wasRefused;
  return (
    <>
      {invitations.map(({ id, phone, phoneEnd, madeAt }) => (
        <li key={id} className={styles.person}>
          <span className={styles.nobody}>
            <LineDrawing path={person} />
          </span>
          <div className={styles.about}>
            <strong>{phone ? digits(phone, language) : t.phoneEnd(digits(phoneEnd, language))}</strong>
            <span className="soft">{t.waiting(dayInIndia(madeAt, language))}</span>
            <div className={styles.choices}>
              <Deed
                deed="withdraw"
                label={
                  <>
                    {t.withdraw}
                    <span className="spoken">: {digits(phone || phoneEnd, language)}</span>
                  </>
                }
                sent={{ invitation: `${id}` }}
              />
            </div>
          </div>
        </li>
      ))}
      {hasRoom && !isPhoneConfirmed && (
        <li>
          <p>{t.confirmFirst(whose === 'candidate' ? t.theCandidate(candidateWord) : t.theGuardian)}</p>
          <LinkButton to="/confirm-phone">{t.confirm}</LinkButton>
        </li>
      )}
      {hasRoom && isPhoneConfirmed && (
        <li>
          <p>{t.code(whose === 'candidate' ? t.theCandidate(candidateWord) : t.theGuardian)}</p>
          <ButtonFold
            label={whose === 'candidate' ? t.candidate(candidateWord) : t.guardian}
            look="primary"
            isOpen={isOpen}
            className={styles.invite}
          >
            <div className={styles.invite}>
              <Deed key={invitations.at(-1)?.id} deed="invite" label={t.send} look="primary" sent={{ whose }}>
                {(field) => <PhoneField {...field('phone')} label={t.phone} autoComplete="off" required />}
              </Deed>
            </div>
          </ButtonFold>
          {whose === 'candidate' && (
            <p>
              {t.noPhone(candidateWord)} <Link to="/contact-us">{t.toOffice}</Link>
            </p>
          )}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  );
}
