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

/** Folds the waiting interests of families who do not meet the reader's musts or gate. Opens after a refused answer. */
export function SetApartInterests({ others, Report }: Pick<Lists, 'others'> & Reporting) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const waitingInterests = soonestFirst(others.filter(({ state }) => state === 'waiting'));
  if (waitingInterests.length === 0) return null;
  const namesOf = (wishes: readonly string[]) => wishes.map((wish) => nameInside(wish, language) ?? wish).join(', ');
  const isAboutOneOfThem = waitingInterests.some(({ member }) => member.memberId === result?.typed.member);
  const isRefused = isAboutOneOfThem && result?.code !== OUTCOME.done;
  const content = (
    <>
      <p>{t.othersText}</p>
      <p className="soft">
        <AcceptHint />
      </p>
      <ul className={line.list}>
        {waitingInterests.map(({ musts, wishes, ...interest }) => (
          <li key={interest.member.memberId} className={styles.row}>
            <MemberLine member={interest.member} isShort>
              {musts.length > 0 && <p className="soft">{t.missed(namesOf(musts))}</p>}
              {wishes.length > 0 && <p className="soft">{t.missedWishes(namesOf(wishes))}</p>}
              <DaysLeft {...interest} />
            </MemberLine>
            {interest.note && <Note note={interest.note} />}
            <Answer member={interest.member.memberId} look="secondary" Report={Report} />
          </li>
        ))}
      </ul>
    </>
  );
  const heading = t.others(number(waitingInterests.length, language));
  return (
    <div className={styles.others}>
      <Accordion items={[{ id: 'others', heading, isOpen: isRefused, content }]} />
    </div>
  );
}

/** Folds the interests that were declined, withdrawn or expired, received and sent ones together, the latest first. */
export function EarlierInterests({ received, sent, Report }: InboxParts['earlier'] & Reporting) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const lines = [
    ...received.map((interest) => ({
      ...interest,
      outcome: interest.state === 'declined' ? t.inDeclined : t.inExpired,
      dateText: t.cameOn,
      isTheirs: true,
    })),
    ...sent.map((interest) => ({
      ...interest,
      outcome: interest.state === 'withdrawn' ? t.outWithdrawn : t.outExpired,
      dateText: t.sentOn,
      isTheirs: false,
    })),
  ].sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  if (lines.length === 0) return null;
  const content = (
    <ul className={line.list}>
      {lines.map(({ member, sentAt, outcome, dateText, isTheirs }) => (
        <li key={`${member.memberId} ${sentAt}`} className={styles.row}>
          <MemberLine member={member} isShort>
            <p className="soft">
              {outcome} {dateText(dayAndMonth(sentAt, language))}
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
