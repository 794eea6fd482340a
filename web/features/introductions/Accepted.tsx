import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import cards from '#web/card/MemberCards.module.css';
import line from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import { CallFamily, WhoAnswers } from '#web/fields/CallFamily.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import { dayAndMonth } from '#words/numbers.ts';
import { Absent } from './Absent.tsx';
import { absenceTexts } from './absence.texts.ts';
import { EndAcquaintance } from './EndAcquaintance.tsx';
import styles from './Inbox.module.css';
import type { InboxParts, Lists } from './inbox-parts.ts';
import { introductionDeeds } from './introductions.actions.ts';
import { inboxTexts } from './introductions.texts.ts';
import { RareActions } from './RareActions.tsx';
import { undecidedTexts } from './undecided.texts.ts';
import type { Reporting } from './Waiting.tsx';

const { Deed } = introductionDeeds;

interface Props extends Reporting, Pick<InboxParts, 'accepted'> {
  /** The time (ISO) at which each member last opened the contact details of the reader's family, keyed by member id. */
  opened: ReadonlyMap<string, string>;
}

/** Lists the families with whom the reader's family is in touch, and the next step with each. */
export function Accepted({ accepted, opened, Report }: Props) {
  const t = useTexts(inboxTexts);
  return (
    <>
      <p className="soft">{t.nextStep}</p>
      <ul className={cards.list}>
        {accepted.map(({ member, acceptedAt, absence, isUndecided, isWritingFirst, hasAsked, ...answering }) => (
          <li key={member.memberId}>
            <MemberLine member={member}>
              <WhoAnswers answering={answering} />
              <Dates acceptedAt={acceptedAt} openedAt={opened.get(member.memberId)} />
            </MemberLine>
            <Absent absence={absence} />
            {isUndecided && <Undecided member={member.memberId} />}
            {hasAsked && (
              <p>
                {t.hasAsked} <Link to={`/matching-profile/${member.memberId}#pair-check`}>{t.toAsked}</Link>
              </p>
            )}
            {!isUndecided && (
              <div className={line.next}>
                <CallFamily member={member.memberId} isWritingFirst={isWritingFirst} />
              </div>
            )}
            <Folds>
              {!isUndecided && !isWritingFirst && (
                <LinkButton to={`/matching-profile/${member.memberId}/together`} look="secondary">
                  {t.toTogether}
                </LinkButton>
              )}
              <LinkButton to={`/matching-profile/${member.memberId}/pair`} look="secondary">
                {t.sideBySide}
              </LinkButton>
              <RareActions member={member.memberId}>
                <EndAcquaintance member={member.memberId} />
                <Report member={member.memberId} />
              </RareActions>
            </Folds>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When both families had accepted, and when the other family last opened this family's contact details. */
function Dates({ acceptedAt, openedAt }: { acceptedAt: string; openedAt: string | undefined }) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  return (
    <>
      <p className={styles.good}>
        <Icon name="check" />
        <span>{t.acceptedOn(dayAndMonth(acceptedAt, language))}</span>
      </p>
      {openedAt && <p className="soft">{t.openedYours(dayAndMonth(openedAt, language))}</p>}
    </>
  );
}

/**
 * States that another holder accepted this family instead of the bride or groom. The bride or groom continues or ends
 * the acquaintance with one press.
 */
function Undecided({ member }: { member: string }) {
  const t = useTexts(undecidedTexts);
  const { isCandidate } = useMember();
  if (!isCandidate) return <Notice tone="info">{t.ofOthers}</Notice>;
  return (
    <Notice tone="info">
      <p>{t.text}</p>
      <Deed deed="keep" member={member} label={t.keep} look="primary" />
      <p>{t.endText}</p>
      <Deed deed="end" member={member} label={t.end} />
    </Notice>
  );
}

/**
 * Lists ended acquaintances with the family who ended each, without a reason. Families who are not visible any more
 * come first, by number only.
 */
export function Ended({ ended, lost, Report }: Pick<Lists, 'ended' | 'lost'> & Reporting) {
  const t = useTexts(inboxTexts);
  const absence = useTexts(absenceTexts);
  const language = useLanguage();
  return (
    <ul className={line.list}>
      {lost.map(({ memberId, loss }) => (
        <li key={memberId} className={styles.row}>
          <p>
            <strong>{memberId}</strong> {absence[loss]}
          </p>
        </li>
      ))}
      {ended.map(({ member, endedAt, isByUs }) => (
        <li key={member.memberId} className={styles.row}>
          <MemberLine member={member} isShort>
            <p>{(isByUs ? t.weEnded : t.theyEnded)(dayAndMonth(endedAt, language))}</p>
          </MemberLine>
          <Folds>
            <Report member={member.memberId} />
          </Folds>
        </li>
      ))}
    </ul>
  );
}
