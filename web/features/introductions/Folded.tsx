import { useActionData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import line from '#web/card/MemberLine.module.css';
import { MemberLine } from '#web/card/MemberLine.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Folds } from '#web/ui/Folds.tsx';
import { nameInside } from '#words/labels/wishes.ts';
import { dayAndMonth, number } from '#words/numbers.ts';
import { AcceptHint } from './Accept.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import styles from './Inbox.module.css';
import { type InboxParts, type Lists, soonestFirst } from './inbox-parts.ts';
import { inboxTexts } from './introductions.texts.ts';
import { Note } from './Note.tsx';
import { Answer, type Reporting } from './Waiting.tsx';

/** Folds the waiting interests from families who miss the reader's musts or gate. */
export function SetApartInterests({ others, Report }: Pick<Lists, 'others'> & Reporting) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const waiting = soonestFirst(others.filter(({ state }) => state === 'waiting'));
  if (waiting.length === 0) return null;
  const wishNames = (missed: readonly string[]) => missed.map((wish) => nameInside(wish, language) ?? wish).join(', ');
  const isRefused =
    waiting.some(({ member }) => member.memberId === result?.typed.member) && result?.code !== OUTCOME.done;
  const content = (
    <>
      <p>{t.othersText}</p>
      <p className="soft">
        <AcceptHint />
      </p>
      <ul className={line.list}>
        {waiting.map(({ musts, wishes, ...interest }) => (
          <li key={interest.member.memberId} className={styles.row}>
            <MemberLine member={interest.member} isShort>
              {musts.length > 0 && <p className="soft">{t.missed(wishNames(musts))}</p>}
              {wishes.length > 0 && <p className="soft">{t.missedWishes(wishNames(wishes))}</p>}
              <DaysLeft {...interest} />
            </MemberLine>
            {interest.note && <Note note={interest.note} />}
            <Answer member={interest.member.memberId} look="secondary" Report={Report} />
          </li>
        ))}
      </ul>
    </>
  );
  const heading = t.others(number(waiting.length, language));
  return (
    <div className={styles.others}>
      <Accordion items={[{ id: 'others', heading, isOpen: isRefused, content }]} />
    </div>
  );
}

/** Folds the earlier interests that were declined, withdrawn or expired. */
export function EarlierInterests({ came, went, Report }: InboxParts['earlier'] & Reporting) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const lines = [
    ...came.map((interest) => ({
      ...interest,
      outcome: interest.state === 'declined' ? t.inDeclined : t.inExpired,
      dated: t.cameOn,
      isTheirs: true,
    })),
    ...went.map((interest) => ({
      ...interest,
      outcome: interest.state === 'withdrawn' ? t.outWithdrawn : t.outExpired,
      dated: t.sentOn,
      isTheirs: false,
    })),
  ].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  if (lines.length === 0) return null;
  const content = (
    <ul className={line.list}>
      {lines.map(({ member, sentAt, outcome, dated, isTheirs }) => (
        <li key={`${member.memberId} ${sentAt}`} className={styles.row}>
          <MemberLine member={member} isShort>
            <p className="soft">
              {outcome} {dated(dayAndMonth(sentAt, language))}
            </p>
          </MemberLine>
          {isTheirs && (
            <Folds>
              <Report member={member.memberId} />
            </Folds>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.others}>
      <Accordion items={[{ id: 'earlier', heading: t.earlier(number(lines.length, language)), content }]} />
    </div>
  );
}
