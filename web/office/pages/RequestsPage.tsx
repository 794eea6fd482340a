import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { agreeToRequest, doRequest, endRequest, listRequests } from '#contract/staff/requests.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { OneTimeResult } from '#web/office/OneTimeResult.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { requestNames } from '#words/choices/requests.ts';
import { labelIn } from '#words/label.ts';
import { longDate, momentInIndia } from '#words/numbers.ts';
import { requestsTexts } from './requests.texts.ts';

export const head = requestsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listRequests);

type Result = FormResult & { link?: string; address?: string };

const requestDeeds = deeds({
  agree: {
    call: agreeToRequest,
    action: formAction(agreeToRequest, { deed: 'agree', secrets: ['password', 'factor'] }),
  },
  end: endRequest,
  doIt: {
    call: doRequest,
    action: formAction(doRequest, {
      deed: 'doIt',
      also: ({ ok, values }): Partial<Result> => ({
        ...(ok && values.link && { link: values.link }),
        ...(ok && values.address && { address: values.address }),
      }),
    }),
  },
});

export const action = actionOfForms(requestDeeds);

const { Deed } = requestDeeds;

/** The requests that wait for a second person or for a day. Administrators also see all recent ones. */
export function Component() {
  const t = useTexts(requestsTexts);
  const { requests } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  return (
    <OfficeRoom
      heading={t.heading}
      lead={t.description}
      news={
        (result?.link || result?.address) && (
          <OneTimeResult title={result.link ? t.link : t.copyDone}>
            {result.link && <code>{result.link}</code>}
            {result.address && (
              <a href={result.address} download>
                {t.open}
              </a>
            )}
          </OneTimeResult>
        )
      }
    >
      {requests.length === 0 && <p>{t.nothing}</p>}
      <ul className={styles.entries}>
        {requests.map((request) => (
          <Request key={request.id} {...request} />
        ))}
      </ul>
    </OfficeRoom>
  );
}

function Request(request: ReturnedDraft<typeof listRequests>['requests'][number]) {
  const { id, kind, memberId, day, askedBy, reason, askedAt, aloneAt, agreedAt, agreedBy, doneAt, ended } = request;
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const inWords = (moment: string) => momentInIndia(moment, language);
  const isWaiting = doneAt === '' && ended === '';
  return (
    <li className={styles.entry}>
      <h2>{labelIn(requestNames[kind], language)}</h2>
      <p className={styles.line}>
        {memberId && <Link to={`/office/members/${memberId}`}>{memberId}</Link>}
        {day && <span>{longDate(day, language)}</span>}
        <span className={styles.soft}>{t.askedBy(askedBy, inWords(askedAt))}</span>
      </p>
      <p>{reason}</p>
      {agreedBy && <p>{t.agreedBy(agreedBy, inWords(agreedAt))}</p>}
      {request.isObjected && <p className={styles.late}>{t.isObjected}</p>}
      {request.isSamePlace && <p className={styles.late}>{t.samePlace}</p>}
      {doneAt && <p>{t.done(inWords(doneAt))}</p>}
      {doneAt && kind === 'register' && <Link to={`/office/members/${memberId}/register`}>{t.toRegister}</Link>}
      {doneAt && kind === 'security' && <Link to={`/office/records/sealed?id=${id}`}>{t.toSecurity}</Link>}
      {ended && <p>{t[ended]}</p>}
      {isWaiting && !agreedBy && aloneAt && (
        <>
          <RemainingTime due={aloneAt} />
          <p className={styles.soft}>{t.aloneAt(inWords(aloneAt))}</p>
        </>
      )}
      {request.mayDo && <Deed deed="doIt" member={String(id)} label={t.doIt} look="primary" />}
      {request.mayAgree && (
        <details>
          <summary>{t.agree}</summary>
          <Deed deed="agree" member={String(id)} label={t.agree} look="primary">
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.agreeWhy} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {isWaiting && (
        <details>
          <summary>{request.mayWithdraw ? t.withdraw : t.refuse}</summary>
          <Deed deed="end" member={String(id)} label={request.mayWithdraw ? t.withdraw : t.refuse}>
            {(field) => <TextField {...field('reason')} label={t.why} required />}
          </Deed>
        </details>
      )}
    </li>
  );
}
