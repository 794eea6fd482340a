import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isAboutLogin } from '#contract/notice-kinds.ts';
import type { NoticeView } from '#contract/notices.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Icon, type IconName } from '#web/art/Icon.tsx';
import { factsOf } from '#web/card/facts-of.ts';
import { Window } from '#web/card/Window.tsx';
import { CallFamily } from '#web/fields/CallFamily.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { dayInIndia, timeInIndia } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import { clockIn, pictureOf } from '#words/values.ts';
import type { byDay, DayNotice } from './by-day.ts';
import { signOf } from './by-day.ts';
import styles from './Notices.module.css';
import { NotMe } from './NotMe.tsx';
import { momentOf, nextStepOf, noticeText } from './notice-text.ts';
import { noticesTexts } from './notices.texts.ts';

interface Props {
  days: ReturnType<typeof byDay>;
  /** Notices of logins from another phone or computer, the latest first. */
  logins: readonly NoticeView[];
  /** Shows which profile the notices belong to, if the account has several. */
  ofWhom: ReactNode;
}

/** The page of notices by day. Logins from another phone or computer are in a section of their own. */
export function Notices({ days, logins, ofWhom }: Props) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  // A new login may be by somebody else, so it is near the top, after the first day with its families.
  const isLoginNew = logins.some(({ isNew }) => isNew);
  /** The index of the day after which the logins are shown. */
  const dayBeforeLogins = isLoginNew ? 0 : days.length - 1;
  if (days.length + logins.length === 0)
    return (
      <MemberSheet heading={t.heading}>
        {ofWhom}
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
        <HowTold />
      </MemberSheet>
    );
  return (
    <MemberSheet heading={t.heading}>
      {ofWhom}
      {days.length === 0 && <Logins logins={logins} />}
      {days.map(({ when, notices: [first, ...others] }, index) => (
        <Fragment key={first.madeAt}>
          <section className={styles.of}>
            <h2 className={styles.day}>{when === '' ? dayInIndia(first.madeAt, language) : t[when]}</h2>
            <ul className={styles.list}>
              {[first, ...others].map((notice) => (
                <Entry key={`${notice.madeAt} ${notice.kind} ${notice.member?.memberId}`} notice={notice} />
              ))}
            </ul>
          </section>
          {index === dayBeforeLogins && <Logins logins={logins} />}
        </Fragment>
      ))}
      <HowTold lead={t.lead} />
    </MemberSheet>
  );
}

/** Explains that notices can also arrive in other ways, which each family chooses. */
function HowTold({ lead }: { lead?: string }) {
  const t = useTexts(noticesTexts);
  return (
    <aside className={`screen-only ${styles.told}`} aria-label={t.toSettings}>
      <p>
        {lead && (
          <>
            {lead}
            <br />
          </>
        )}
        {t.settings}
      </p>
      <Link className={styles.toSettings} to="/matching-profile/settings?open=channels#channels">
        {t.toSettings}
        <Icon name="next" />
      </Link>
    </aside>
  );
}

/** The section of the logins: the latest one, and the times of the others in its fold. */
function Logins({ logins: [latest, ...earlier] }: Pick<Props, 'logins'>) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  if (!latest) return null;
  const { madeAt, isNew, member } = latest;
  return (
    <section className={styles.of}>
      <h2 className={styles.day}>{t.logins}</h2>
      <ul className={styles.list}>
        <li className={classNames(styles.notice, isNew && styles.fresh)}>
          <Sign member={member} icon={signOf(latest).icon} />
          <div className={styles.said}>
            <p>
              {isNew && <strong className={styles.mark}>{t.isNew}</strong>} {noticeText(latest, language)}
            </p>
            <p className={styles.when}>
              <time dateTime={madeAt}>{momentOf(madeAt, language)}</time>
              {earlier.length > 0 && `, ${t.before}`}
            </p>
          </div>
          <NotMe kind="newBrowser" earlier={earlier.map((login) => login.madeAt)} />
        </li>
      </ul>
    </section>
  );
}

/** One notice with its time and its button. */
function Entry({ notice }: { notice: DayNotice }) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const { icon, action } = signOf(notice);
  const { kind, madeAt, alsoAt, isNew, letter, member } = notice;
  return (
    <li className={classNames(styles.notice, isNew && styles.fresh)}>
      <Sign member={member} icon={icon} />
      <div className={styles.said}>
        <p>
          {isNew && <strong className={styles.mark}>{t.isNew}</strong>} {noticeText(notice, language)}
        </p>
        <p className={styles.when}>
          {member && `${factsOf(member, language)}\u00a0· `}
          <time dateTime={madeAt}>{t.inKolkata(clockIn(timeInIndia(madeAt), language))}</time>
          {alsoAt.length > 0 && `, ${t.before}`}
        </p>
      </div>
      {letter && <p className={styles.letter}>{letter}</p>}
      {isAboutLogin(kind) && <NotMe kind={kind} earlier={alsoAt} />}
      {action === 'call' && member && (
        <CallFamily member={member.memberId} look="secondary" isWritingFirst={notice.isWritingFirst} />
      )}
      {action && action !== 'call' && (
        <LinkButton to={nextStepOf(notice)} look={action === 'answer' ? 'primary' : 'secondary'}>
          {t[action]}
        </LinkButton>
      )}
    </li>
  );
}

/** The face of the member concerned, or a sign for the kind of notice. */
function Sign({ member, icon }: { member: NoticeView['member']; icon: IconName }) {
  const language = useLanguage();
  if (!member)
    return (
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
    );
  const { picture } = member;
  return (
    <span className={styles.face}>
      <Window
        at="line"
        member={member}
        alt={pictureOf(readableName(member, language), language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <span className={`${styles.sign} ${styles.small}`}>
        <Icon name={icon} />
      </span>
    </span>
  );
}
