import type { ReturnedDraft } from '#contract/call.ts';
import { MOST_GUARDIANS, type showHolders } from '#contract/holders.ts';
import { Icon } from '#web/art/Icon.tsx';
import styles from '#web/card/MemberLine.module.css';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { deedFieldId } from '#web/forms/deed-field-id.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { dayInIndia, digits } from '#words/numbers.ts';
import boxes from './Holders.module.css';
import { holderDeeds } from './holders.deeds.ts';
import { inviteTexts } from './invite.texts.ts';

const { Deed } = holderDeeds;

/** The field that whoever is missing leads to. */
export const INVITED_PHONE = deedFieldId('invite', undefined, 'phone');

type Props = Pick<ReturnedDraft<typeof showHolders>, 'role' | 'holders' | 'invitations' | 'acceptsAlone'>;

/** A guardian asks the candidate, a candidate asks guardians; and who was asked and has not joined. */
export function Invite({ role, holders, invitations, acceptsAlone }: Props) {
  const t = useTexts(inviteTexts);
  const language = useLanguage();
  const whose = role === 'candidate' ? 'guardian' : 'candidate';
  const there = holders.filter((holder) => holder.role === whose).length;
  const hasRoom = there < (whose === 'candidate' ? 1 : MOST_GUARDIANS);
  const words =
    whose === 'candidate'
      ? {
          heading: t.candidateHeading,
          may: t.candidateMay,
          points: [t.code, t.candidateYes, t.candidateHealth],
          phone: t.candidatePhone,
          send: t.candidateSend,
        }
      : {
          heading: t.guardianHeading,
          may: acceptsAlone ? t.guardianMayButAccept : t.guardianMay,
          points: [t.code, t.guardianOwn],
          phone: t.guardianPhone,
          send: t.guardianSend,
        };
  if (!hasRoom && invitations.length === 0) return null;
  return (
    <Card title={words.heading}>
      <ul className={styles.list}>
        {invitations.map(({ id, phone, madeAt }) => (
          <li key={id} className={styles.member}>
            <p className={styles.about}>
              <strong>{digits(phone, language)}</strong>
              <br />
              <span className={boxes.soft}>{t.waiting(dayInIndia(madeAt, language))}</span>
            </p>
            <Deed
              deed="withdraw"
              label={
                <>
                  {t.withdraw}
                  <span className="spoken">: {digits(phone, language)}</span>
                </>
              }
              sent={{ invitation: `${id}` }}
            />
          </li>
        ))}
      </ul>
      {hasRoom && (
        <div className={boxes.invite}>
          <div>
            <p>{words.may}</p>
            <Deed key={invitations.at(-1)?.id} deed="invite" label={words.send} look="primary" sent={{ whose }}>
              {(field) => <PhoneField {...field('phone')} label={words.phone} autoComplete="off" required />}
            </Deed>
          </div>
          <ul className={boxes.points}>
            {words.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
