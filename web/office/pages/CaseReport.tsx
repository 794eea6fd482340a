import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import type { SharedView } from '#contract/member.ts';
import type { showCase } from '#contract/staff/cases.ts';
import { mailTo } from '#web/contact-links.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { Photos } from '#web/office/Photos.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { everyReason } from '#words/choices/cases.ts';
import { labelIn } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { dayInIndia, momentInIndia, number } from '#words/numbers.ts';
import { caseTexts } from './case.texts.ts';
import { memberTexts } from './member.texts.ts';

type Report = ReturnedDraft<typeof showCase>['reports'][number];

/** One report of a case, in the reporter's own words. */
export function CaseReport({ report, children }: { report: Report; children?: ReactNode }) {
  const t = useTexts(caseTexts);
  const language = useLanguage();
  const { reason, words, about, reference, reported, acknowledged, by, reporterId, contact, blockedBy, messages } =
    report;
  const contactHref = contact.includes('@') ? mailTo(contact) : telHref(contact);
  return (
    <li className={styles.entry}>
      <h3>{labelIn(everyReason[reason], language)}</h3>
      <p className={styles.soft}>
        {momentInIndia(reported, language)} {reference && `· ${t.reference} ${reference}`}{' '}
        {acknowledged && `· ${t.readOn(dayInIndia(acknowledged, language))}`}
      </p>
      {about && (
        <p>
          {t.about}: {about}
        </p>
      )}
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      {messages.length > 0 && <LastMessages messages={messages} reporterId={reporterId} />}
      {by === 'member' && (
        <p>
          {t.byMember} <Link to={`/office/members/${reporterId}`}>{reporterId}</Link>
        </p>
      )}
      {by === 'link' && <p>{t.byLink}</p>}
      {by === 'stranger' && (
        <p>
          {t.byStranger}: {contact ? <a href={contactHref}>{contact}</a> : t.noContact}
        </p>
      )}
      {blockedBy.length > 0 && (
        <p>
          {t.blockedBy}{' '}
          {blockedBy.map((profileId) => (
            <Link key={profileId} to={`/office/members/${profileId}`}>
              {profileId}
            </Link>
          ))}
        </p>
      )}
      {children}
    </li>
  );
}

/** The last messages between the two families, which the reporter has sent with the report. */
function LastMessages({ messages, reporterId }: Pick<Report, 'messages' | 'reporterId'>) {
  const t = useTexts(caseTexts);
  const language = useLanguage();
  return (
    <details>
      <summary>{t.messages(number(messages.length, language))}</summary>
      <ol>
        {messages.map(({ isReporters, sentAt, words }) => (
          <li key={`${sentAt} ${words}`}>
            <span className={styles.soft}>
              {isReporters ? t.byReporter(reporterId) : t.byReported} · {momentInIndia(sentAt, language)}
            </span>
            <blockquote className={styles.words}>{words}</blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A profile as strangers see it, with its photos, read-only. */
export function CaseProfile({ shared, photos }: { shared: SharedView; photos: readonly string[] }) {
  const t = useTexts(caseTexts);
  const m = useTexts(memberTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.profile}</h2>
      {photos.length > 0 && (
        <Photos photos={photos} alt={(index) => t.photo(number(index + 1, language))} isFirstLarge />
      )}
      <Facts
        facts={[
          { label: m.name, value: shared.name },
          { label: m.age, value: shared.age === null ? '–' : number(shared.age, language) },
          {
            label: labelIn(sharedLabels.district, language),
            value: (language === 'bn' ? shared.district.nameBn : shared.district.name) || '–',
          },
        ]}
      />
      {shared.aboutSelf && <blockquote className={styles.words}>{shared.aboutSelf}</blockquote>}
      <p>
        <Link to={`/office/members/${shared.memberId}`}>{t.toProfile}</Link>
      </p>
    </>
  );
}
