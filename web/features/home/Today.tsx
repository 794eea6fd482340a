import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { HeldNote } from '#contract/held.ts';
import type { showToday } from '#contract/home.ts';
import type { SharedView } from '#contract/member.ts';
import { Butterfly } from '#web/art/Butterfly.tsx';
import { Icon } from '#web/art/Icon.tsx';
import { factsOf } from '#web/card/facts-of.ts';
import { linesOf } from '#web/card/lines.ts';
import { NotYetShown } from '#web/fields/NotYetShown.tsx';
import { addressOf } from '#web/forms/field-address.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { NOTICES } from '#web/layout/MemberMenu.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import { NextStep, nextStep } from './NextStep.tsx';
import { Face, People } from './People.tsx';
import styles from './Today.module.css';

type News = ReturnedDraft<typeof showToday>;

/** At most one screen: who waits, who has accepted, what the office says, one step of the profile, and who is new. `null`: there is no news to be had. */
export function Today({ news, office, family }: { news: News | null; office: string; family: string }) {
  const t = useTexts(todayTexts);
  const { picture, completeness, isPhoneConfirmed, isRestricted, asks } = useMember();
  const rest = news?.rest ?? '';
  // Nothing is asked of a member who has found somebody.
  const step =
    rest === 'settled'
      ? null
      : nextStep(completeness, { hasPicture: picture !== '', isPhoneConfirmed: isPhoneConfirmed || isRestricted });
  const isQuiet =
    news !== null &&
    !news.soonest &&
    !news.accepted &&
    !news.office &&
    !news.family &&
    !news.waiting &&
    news.held.length === 0;
  const hasPeople = news !== null && news.people.length > 0;
  // So much is to be told that a phone has room for it in small alone.
  const isFull =
    news !== null && (news.office !== null || news.waiting !== null || news.held.length > 0 || asks !== '');
  return (
    <div className={classNames(styles.today, isFull && styles.full)}>
      {news && !isQuiet && (
        <div className={styles.first}>
          {news.soonest && <Waiting {...news.soonest} />}
          {news.accepted && <Accepted member={news.accepted.member} more={news.acceptedMore} />}
        </div>
      )}
      {rest === 'settled' && (
        <div className={styles.nothing}>
          <Butterfly className={styles.butterfly} />
          <p>{t.settled}</p>
          <p className={styles.soft}>{t.settledText}</p>
        </div>
      )}
      {isQuiet && !hasPeople && rest === '' && (
        <div className={styles.nothing}>
          <Butterfly className={styles.butterfly} />
          <p>{t.nothing}</p>
          {step && <p className={styles.soft}>{t.meanwhile}</p>}
        </div>
      )}
      {news?.waiting && <NotYetShown {...news.waiting} />}
      {news?.family && <Office madeAt={news.family.madeAt} said={family} />}
      {news?.office && <Office madeAt={news.office.madeAt} said={office} />}
      {news?.held.map((note) => note.answer !== '' && <Held key={note.answer} {...note} answer={note.answer} />)}
      {step && <NextStep step={step} isSecond={Boolean(news?.soonest)} />}
      {hasPeople && <People people={news.people} areNew={news.arePeopleNew} isShort={!isQuiet} />}
      {isQuiet && !hasPeople && rest === '' && (
        <p className={styles.people}>
          <Link to="/matching-profile">{t.people}</Link>
        </p>
      )}
    </div>
  );
}

function Waiting({ member, daysLeft }: NonNullable<News['soonest']>) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { waiting } = useMember();
  const left = [t.lastDay, t.dayLeft][daysLeft] ?? t.daysLeft(number(daysLeft, language));
  return (
    <div className={styles.waiting}>
      <Face member={member} at="line" />
      <div>
        <p>
          <span className={styles.name}>
            <InScript>{member.name}</InScript>
          </span>{' '}
          <span className={styles.soft}>{factsOf(member, language)}</span>
        </p>
        <p className="from-tablets">{linesOf(member, language).work}</p>
        <p>
          {t.waits} <strong>{left}</strong>
        </p>
      </div>
      <div className={styles.answer}>
        <LinkButton to="/matching-profile/inbox">{t.answer}</LinkButton>
        {waiting > 1 && <Link to="/matching-profile/inbox">{t.more(number(waiting - 1, language))}</Link>}
      </div>
    </div>
  );
}

function Accepted({ member, more }: { member: SharedView; more: number }) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  return (
    <Link className={styles.accepted} to={`/matching-profile/${member.memberId}`}>
      <span className={styles.settled}>
        <Face member={member} at="line" />
        <Butterfly className={styles.sitting} />
      </span>
      <span>
        <span className={styles.name}>
          <InScript>{member.name}</InScript>
        </span>{' '}
        <span className={styles.line}>{t.accepted}</span> <strong className={styles.line}>{t.call}</strong>{' '}
        {more > 0 && <span className={`${styles.soft} ${styles.line}`}>{t.more(number(more, language))}</span>}
      </span>
      <Icon name="next" />
    </Link>
  );
}

function Office({ madeAt, said }: { madeAt: string; said: string }) {
  const language = useLanguage();
  return (
    <Link className={styles.note} to={NOTICES}>
      <span className={styles.sign}>
        <Icon name="info" />
      </span>
      <span>
        {said} <span className={styles.soft}>{dayInIndia(madeAt, language)}</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

const FIELDS = {
  name: 'profile.name',
  gender: 'profile.gender',
  birthDate: 'personal.birthDate',
  aboutSelf: 'details.aboutSelf',
  aboutHoped: 'details.aboutHoped',
  photo: 'picture',
} as const;

/** A change that others do not see yet, or will not: the office has it, or has refused it. */
function Held({ answer, outcome }: { answer: Exclude<HeldNote['answer'], ''>; outcome: HeldNote['outcome'] }) {
  const t = useTexts(todayTexts);
  return (
    <Link className={styles.note} to={addressOf(FIELDS[answer])}>
      <span className={styles.sign}>
        <Icon name={outcome === 'refused' ? 'alert' : 'clock'} />
      </span>
      <span>{t[`${answer}${outcome === 'refused' ? 'Refused' : 'Waits'}`]}</span>
      <Icon name="next" />
    </Link>
  );
}
