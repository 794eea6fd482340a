import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { ASKED_OUTCOMES } from '#contract/staff/calls.ts';
import type { listWaitingCalls } from '#contract/staff/desk.ts';
import { callHours } from '#web/features/call-me/call-me.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MinutesField } from '#web/office/MinutesField.tsx';
import styles from '#web/office/Office.module.css';
import { choiceIn, labelIn } from '#words/label.ts';
import { dayInIndia, digits, number } from '#words/numbers.ts';
import { callDeeds } from './call-deeds.ts';
import { askedOutcomes, callsTexts } from './calls.texts.ts';

const { Deed } = callDeeds;

type Asked = ReturnedDraft<typeof listWaitingCalls>['asked'][number];

/** A visitor who has requested a call. There is nothing to read out. */
export function AskedCallEntry({ asked }: { asked: Asked }) {
  const t = useTexts(callsTexts);
  const language = useLanguage();
  const { reference, phone, name, hours, since, there, tries, lastOutcome } = asked;
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        {name && <strong>{name}</strong>}
        <a href={telHref(phone)}>{phone}</a>
        <span>{labelIn(callHours[hours], language)}</span>
        <span>{asked.language === 'bn' ? t.inBengali : t.inEnglish}</span>
        <span className={styles.soft}>{t.since(dayInIndia(since, language))}</span>
      </p>
      {there.length > 0 && <p>{t.there(there.map((time) => digits(time, language)).join('–'))}</p>}
      {tries > 0 && <p>{t.tried(number(tries, language), choiceIn(askedOutcomes, lastOutcome, language))}</p>}
      <details>
        <summary>{t.whatCame}</summary>
        <div className={styles.line}>
          {ASKED_OUTCOMES.map((outcome) => (
            <Deed
              key={outcome}
              deed="asked"
              member={reference}
              label={labelIn(askedOutcomes[outcome], language)}
              sent={{ outcome }}
            >
              {(field) => outcome === 'spoke' && <MinutesField {...field('minutes')} />}
            </Deed>
          ))}
        </div>
      </details>
    </li>
  );
}
