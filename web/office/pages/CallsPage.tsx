import { Form, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { ASKED_OUTCOMES, CALL_OUTCOMES, noteCall } from '#contract/staff/calls.ts';
import { callNow, listWaitingCalls, noteAskedCall, setOwnPhone } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { callHours } from '#web/features/call-me/call-me.texts.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { MinutesField } from '#web/office/MinutesField.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { OneTimeResult } from '#web/office/OneTimeResult.tsx';
import { officeTexts } from '#web/office/office.texts.ts';
import { AssignedTo, ChooseBox, Chosen, chosenDeeds } from '#web/office/queue/Chosen.tsx';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { MineField } from '#web/office/queue/MineField.tsx';
import { NearField } from '#web/office/queue/NearField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import { useListKeys } from '#web/office/queue/useListKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { choiceIn, labelIn } from '#words/label.ts';
import { dayInIndia, digits, momentInIndia, number } from '#words/numbers.ts';
import { askedOutcomes, callOutcomes, callReasons, callsTexts } from './calls.texts.ts';

export const head = callsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = { mine: searchParams.get('mine') ?? '', near: searchParams.get('near') ?? '' };
  return { ...filters, ...(await loadStaff(visitOf(context), listWaitingCalls, filters)) };
}

interface Saying {
  reference: string;
  phone: string;
  words: string;
  code: string;
}

type Result = FormResult & { said?: Saying };

const callDeeds = deeds({
  own: setOwnPhone,
  note: noteCall,
  asked: noteAskedCall,
  now: {
    call: callNow,
    action: formAction(callNow, {
      deed: 'now',
      also: (answer, typed): Partial<Result> =>
        answer.ok && answer.values.phone
          ? {
              said: {
                reference: String(typed.get('member') ?? ''),
                phone: answer.values.phone,
                words: answer.values.words ?? '',
                code: answer.values.calledCode ?? '',
              },
            }
          : {},
    }),
  },
});

export const action = actionOfForms(callDeeds, chosenDeeds);

const FILTERS = ['near', 'mine'] as const;
const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'callNow'],
  ['r', 'whatCame'],
  ['m', 'mine'],
  ['x', 'choose'],
];

const { Deed } = callDeeds;

/** The people whom the office must call, because no other channel reaches them. */
export function Component() {
  const t = useTexts(callsTexts);
  const o = useTexts(officeTexts);
  const language = useLanguage();
  const { calls, asked, unreached, ownPhone, mine, near } = useLoaderData<typeof loader>();
  useKeptFilters('calls', FILTERS);
  useListKeys();
  const said = useActionData<Result>()?.said;
  return (
    <OfficeRoom heading={t.heading} lead={t.description} news={said && <ReadOut said={said} />}>
      <details open={ownPhone === ''}>
        <summary>{ownPhone ? t.own(ownPhone) : t.ownFirst}</summary>
        <Deed deed="own" label={t.keepOwn} initial={{ phone: ownPhone }}>
          {(field) => <PhoneField {...field('phone')} label={t.ownPhone} required />}
        </Deed>
      </details>
      <Form role="search" className={styles.filters}>
        <NearField value={near} />
        <MineField value={mine} />
        <Button look="secondary">{o.show}</Button>
      </Form>
      <KeysHelp keys={KEYS} />
      {calls.length === 0 &&
        (mine || near ? (
          <p>{t.noneOfThese}</p>
        ) : (
          asked.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>
        ))}
      <ul className={styles.entries}>
        {calls.map((waiting) => (
          <CallEntry key={waiting.reference} waiting={waiting} isOpen={said?.reference === waiting.reference} />
        ))}
      </ul>
      {calls.length > 1 && <Chosen kind="call" />}
      {asked.length > 0 && (
        <section>
          <h2>{t.asked}</h2>
          <p>{t.askedText}</p>
          <ul className={styles.entries}>
            {asked.map((one) => (
              <AskedEntry key={one.reference} asked={one} />
            ))}
          </ul>
        </section>
      )}
      {unreached.length > 0 && (
        <section>
          <h2>{t.unreached}</h2>
          <p>{t.unreachedText}</p>
          <ul>
            {unreached.map(({ memberId, name, kind, reason, at }) => (
              <li key={`${memberId} ${kind} ${at}`}>
                {memberId && <Link to={`/office/members/${memberId}`}>{name || memberId}</Link>}{' '}
                {choiceIn(callReasons, kind, language)} · {t[reason]} · {dayInIndia(at, language)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </OfficeRoom>
  );
}

type Waiting = ReturnedDraft<typeof listWaitingCalls>['calls'][number];

/** A person who waits for a call: who, why, in which language, and the results of earlier calls. */
function CallEntry({ waiting, isOpen }: { waiting: Waiting; isOpen: boolean }) {
  const t = useTexts(callsTexts);
  const language = useLanguage();
  const { reference, since, kind, phone, language: theirs, memberId, name, tries, lastOutcome, againAt } = waiting;
  const { there, dayFrom } = waiting;
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
        <span>{theirs === 'bn' ? t.inBengali : t.inEnglish}</span>
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

type Asked = ReturnedDraft<typeof listWaitingCalls>['asked'][number];

/** A visitor who has requested a call. There is nothing to read out. */
function AskedEntry({ asked }: { asked: Asked }) {
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

/** A button for each possible result of a call. */
const Outcomes = ({ reference }: { reference: string }) => {
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
};

/** The words to read out on the telephone, with the buttons for the result. */
function ReadOut({ said: { reference, phone, words, code } }: { said: Saying }) {
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
