import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { listApprovals } from '#contract/staff/approvals.ts';
import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import office from '#web/office/Office.module.css';
import { approvalsTexts } from '#web/office/pages/approvals.texts.ts';
import { number } from '#words/numbers.ts';
import styles from './Approvals.module.css';

type QueueItem = ReturnedDraft<typeof listApprovals>['items'][number];
type Props = ReturnedDraft<typeof listApprovals> & { openId: number; near: string };

const HOURS_PER_DAY = 24;
/** The waiting time is shown in days from this many hours on. */
const SHOWN_IN_DAYS_FROM = 48;

/** Returns a function that names the kind of an item. */
export function useKindOf(): (item: Pick<QueueItem, 'kind' | 'answer'>) => string {
  const t = useTexts(approvalsTexts);
  const answers: Readonly<Record<string, string>> = {
    name: t.name,
    gender: t.gender,
    birthDate: t.birthDate,
    aboutSelf: t.aboutSelf,
    aboutHoped: t.aboutHoped,
  };
  return ({ kind, answer }) => {
    if (kind === 'profile') return t.newProfile;
    return kind === 'photo' ? t.photo : (answers[answer] ?? answer);
  };
}

/** The queue, in pages: each item with its waiting time and who is looking at it. */
export function ApprovalQueue({ items, page, pages, count, openId, near }: Props) {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  const kindOf = useKindOf();
  const now = useNow();
  const waitingTime = (since: string) => {
    const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
    if (hours < SHOWN_IN_DAYS_FROM) return t.hours(number(hours, language));
    return t.days(number(Math.floor(hours / HOURS_PER_DAY), language));
  };
  return (
    <nav className={styles.queue} aria-label={t.line}>
      <p>{t.count(number(count, language))}</p>
      <ul className={styles.line}>
        {items.map(({ id, memberId, name, kind, answer, since, place, claimedBy }) => (
          <li key={id}>
            <Link to={addressOfItem(id, { page, near })} aria-current={id === openId} preventScrollReset>
              <span className={styles.top}>
                <strong>{kindOf({ kind, answer })}</strong>
                <span className={office.soft}>{waitingTime(since)}</span>
              </span>
              <p>
                {memberId} · {name}
              </p>
              {place !== 'hidden' && <p className={office.soft}>{place === 'again' ? t.again : t.seen}</p>}
              {claimedBy && <p className={office.late}>{t.claimed(claimedBy)}</p>}
            </Link>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className={office.line}>
          {page > 0 && <Link to={queueAddress({ page: page - 1, near })}>{t.previous}</Link>}
          <span>{t.page(number(page + 1, language), number(pages, language))}</span>
          {page + 1 < pages && <Link to={queueAddress({ page: page + 1, near })}>{t.next}</Link>}
        </p>
      )}
    </nav>
  );
}

interface QueuePage {
  /** The index of the page from 0. */
  page?: number;
  /** The id of the office's place that filters the queue; `''` for all. */
  near: string;
}

/** Returns the address of a page of the queue. */
const queueAddress = ({ page = 0, near }: QueuePage): string =>
  `/office/approvals?${new URLSearchParams({ page: String(page), ...(near && { near }) })}`;

/** Returns the address of an opened item, on its page of the queue. */
export const addressOfItem = (id: number, { page = 0, near }: QueuePage): string =>
  `/office/approvals?${new URLSearchParams({
    item: String(id),
    ...(page > 0 && { page: String(page) }),
    ...(near && { near }),
  })}`;
