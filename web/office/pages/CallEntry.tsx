import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { CALL_OUTCOMES } from '#contract/staff/calls.ts';
import type { listWaitingCalls } from '#contract/staff/desk.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MinutesField } from '#web/office/MinutesField.tsx';
import styles from '#web/office/Office.module.css';
import { OneTimeResult } from '#web/office/OneTimeResult.tsx';
import { AssignedTo, ChooseBox } from '#web/office/queue/Chosen.tsx';
import { choiceIn, labelIn } from '#words/label.ts';
import { dayInIndia, digits, momentInIndia, number } from '#words/numbers.ts';
import { type CallScript, callDeeds } from './call-deeds.ts';
import { callOutcomes, callReasons, callsTexts } from './calls.texts.ts';

const { Deed } = callDeeds;

type Waiting = ReturnedDraft<typeof listWaitingCalls>['calls'][number];

/** A person who waits for a call: who, why, in which language, and the results of earlier calls. */
export function CallEntry({ waiting, isOpen }: { waiting: Waiting; isOpen: boolean }) {
  const t = useTexts(callsTexts);
  const language = useLanguage();
  const { reference, since, kind, phone, memberId, name, tries, lastOutcome, againAt, there, dayFrom } = waiting;
  return (
    <li className={styles.entry} data-entry tabIndex={-1}>
      <div className={styles.line}>
        <ChooseBox reference={reference} name={name || phone} />
        {memberId && (
          <Link to={`/office/members/${memberId}`}>
            <strong>{name || memberId}</strong>
          </Link>
        )}
        <span>{phone}</span>
        <span>{choiceIn(callReasons, kind, language)}</span>
        <span>{waiting.language === 'bn' ? t.inBengali : t.inEnglish}</span>
        <span className={styles.soft}>{t.since(dayInIndia(since, language))}</span>
      </div>
      {there.length > 0 && (
        <p className={styles.line}>
          <span>{t.there(there.map((time) => digits(time, language)).join('–'))}</span>
          {dayFrom && <strong>{t.dayFrom(momentInIndia(dayFrom, language))}</strong>}
        </p>
      )}
      {tries > 0 && (
        <p className={styles.line}>
          <span>{t.tried(number(tries, language), choiceIn(callOutcomes, lastOutcome, language))}</span>
          {againAt && <strong>{t.again(momentInIndia(againAt, language))}</strong>}
        </p>
      )}
      <AssignedTo kind="call" reference={reference} assignedTo={waiting.assignedTo} />
      <div data-key="a">
        <Deed deed="now" member={reference} label={t.now} />
      </div>
      <details key={String(isOpen)} open={isOpen} data-key="r">
        <summary>{t.whatCame}</summary>
        <Outcomes reference={reference} />
      </details>
    </li>
  );
}

/** The words to read out on the telephone, with the buttons for the result. */
export function ReadOut({ said: { reference, phone, words, code } }: { said: CallScript }) {
  const t = useTexts(callsTexts);
  return (
    <OneTimeResult title={t.readOut}>
      <p>
        <a href={telHref(phone)}>{phone}</a>
      </p>
      {code && (
        <p>
          <strong className={styles.code}>{code}</strong> {t.halfAnHour}
        </p>
      )}
      {words && <p>{words}</p>}
      <p>{t.whatCame}</p>
      <Outcomes reference={reference} />
    </OneTimeResult>
  );
}

/** A button for each possible result of a call. */
function Outcomes({ reference }: { reference: string }) {
  const language = useLanguage();
  return (
    <div className={styles.line}>
      {CALL_OUTCOMES.map((outcome) => (
        <Deed
          key={outcome}
          deed="note"
          member={reference}
          label={labelIn(callOutcomes[outcome], language)}
          sent={{ outcome }}
        >
          {(field) => outcome === 'spoke' && <MinutesField {...field('minutes')} />}
        </Deed>
      ))}
    </div>
  );
}
