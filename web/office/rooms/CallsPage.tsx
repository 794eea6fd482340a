import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { telHref } from '#contract/dial.ts';
import { callNow, listWaitingCalls, setOwnPhone } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOf, deeds } from '#web/forms/deeds.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { News } from '#web/office/News.tsx';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { callsTexts } from './calls.texts.ts';

export const head = callsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listWaitingCalls);

interface Saying {
  phone: string;
  words: string;
  code: string;
}

type Result = FormResult & { said?: Saying };

const callDeeds = deeds({
  own: setOwnPhone,
  now: {
    call: callNow,
    action: formAction(callNow, {
      deed: 'now',
      also: (answer): Partial<Result> =>
        answer.ok && answer.values.phone
          ? {
              said: {
                phone: answer.values.phone,
                words: answer.values.words ?? '',
                code: answer.values.calledCode ?? '',
              },
            }
          : {},
    }),
  },
});

export const action = actionOf(callDeeds);

const { Deed } = callDeeds;

/** Whom the office has to call, because nothing else reaches them. */
export function Component() {
  const t = useTexts(callsTexts);
  const language = useLanguage();
  const { calls, ownPhone } = useLoaderData<typeof loader>();
  const said = useActionData<Result>()?.said;
  return (
    <Sheet heading={t.heading} lead={t.description} news={said && <ReadOut said={said} />}>
      <details open={ownPhone === ''}>
        <summary>{ownPhone ? t.own(ownPhone) : t.ownFirst}</summary>
        <Deed deed="own" label={t.keepOwn} initial={{ phone: ownPhone }}>
          {(field) => <PhoneField {...field('phone')} label={t.ownPhone} required />}
        </Deed>
      </details>
      {calls.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {calls.map(({ reference, since, isCode, phone, language: theirs, memberId }) => (
          <li key={reference} className={styles.entry}>
            <p className={styles.line}>
              <strong>{phone}</strong>
              <span>{isCode ? t.aCode : t.aNotice}</span>
              <span>{theirs === 'bn' ? t.inBengali : t.inEnglish}</span>
              {memberId && <Link to={`/office/members/${memberId}`}>{memberId}</Link>}
              <span className={styles.soft}>{t.since(dayInIndia(since, language))}</span>
            </p>
            <Deed deed="now" member={reference} label={t.now} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What somebody says into the telephone now. */
function ReadOut({ said: { phone, words, code } }: { said: Saying }) {
  const t = useTexts(callsTexts);
  return (
    <News title={t.readOut}>
      <p>
        <a href={telHref(phone)}>{phone}</a>
      </p>
      {code && (
        <p>
          <strong className={styles.code}>{code}</strong> {t.halfAnHour}
        </p>
      )}
      {words && <p>{words}</p>}
    </News>
  );
}
