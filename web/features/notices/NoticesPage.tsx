import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listNotices, type NoticeView } from '#contract/notices.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { dayInIndia } from '#words/numbers.ts';
import styles from './Notices.module.css';
import { noticesTexts } from './notices.texts.ts';
import { nextStepOf, sayNotice } from './said.ts';

export const head = noticesTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), listNotices);

export function Component() {
  const t = useTexts(noticesTexts);
  const { notices } = useLoaderData<typeof loader>();
  if (notices.length === 0)
    return (
      <MemberSheet heading={t.heading}>
        <EmptyState title={t.none} action={<LinkButton to="/matching-profile">{t.toPeople}</LinkButton>}>
          <p>{t.noneText}</p>
        </EmptyState>
      </MemberSheet>
    );
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <Entry key={`${notice.madeAt} ${notice.kind} ${notice.member?.memberId}`} notice={notice} />
        ))}
      </ul>
    </MemberSheet>
  );
}

function Entry({ notice }: { notice: NoticeView }) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  return (
    <li>
      <Link className={notice.isNew ? `${styles.notice} ${styles.fresh}` : styles.notice} to={nextStepOf(notice)}>
        <span>
          {notice.isNew && <strong className={styles.mark}>{t.isNew}</strong>} {sayNotice(notice, language)}
          {notice.letter && <span className={styles.letter}>{notice.letter}</span>}
          <time className={styles.day} dateTime={notice.madeAt}>
            {dayInIndia(notice.madeAt, language)}
          </time>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}
