import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { telHref } from '#contract/dial.ts';
import { changeRoleOf } from '#contract/staff/requests.ts';
import { listWhose, refuseWhose, spokeWith } from '#contract/staff/whose.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { RemainingTime } from '#web/office/RemainingTime.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { momentInIndia } from '#words/numbers.ts';
import { whoseRoomTexts } from './whose.texts.ts';

export const head = whoseRoomTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listWhose);

const whoseDeeds = deeds({
  spoke: spokeWith,
  role: { call: changeRoleOf, action: formAction(changeRoleOf, { deed: 'role', secrets: ['password', 'factor'] }) },
  refuse: refuseWhose,
});

export const action = actionOfForms(whoseDeeds);

const { Deed } = whoseDeeds;

type Claim = ReturnedDraft<typeof listWhose>['claims'][number];

/** Who claims a profile as their own, and with whom the office has spoken about it. */
export function Component() {
  const t = useTexts(whoseRoomTexts);
  const language = useLanguage();
  const { claims, spoken } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {claims.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {claims.map((claim) => (
          <li key={`${claim.memberId} ${claim.account}`} className={styles.entry}>
            <OneClaim {...claim} />
          </li>
        ))}
      </ul>
      <h2>{t.calls}</h2>
      {spoken.length === 0 && <p>{t.noCalls}</p>}
      <ul className={styles.entries}>
        {spoken.map(({ memberId, phone, name, by, words, at }) => (
          <li key={`${memberId} ${at}`} className={styles.entry}>
            <p className={styles.line}>
              <Link to={`/office/members/${memberId}`}>{memberId}</Link>
              <span>{phone}</span>
              <span className={styles.soft}>{`${name} (${by}) · ${momentInIndia(at, language)}`}</span>
            </p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}

function OneClaim(claim: Claim) {
  const { memberId, name, phone, account, holders, due, hasSpoken, hasSpokenToOther, isAsked } = claim;
  const t = useTexts(whoseRoomTexts);
  const language = useLanguage();
  const desk = useDesk();
  const key = `${memberId}-${account}`;
  const roleInWords = (holder: Claim['holders'][number]) => (holder.account === account ? t.saying : t[holder.role]);
  return (
    <>
      <h2>
        {name} · <Link to={`/office/members/${memberId}`}>{memberId}</Link>
      </h2>
      <RemainingTime due={due} />
      <p>
        <a href={telHref(phone)}>{phone}</a> {t.says}
      </p>
      <h3>{t.holders}</h3>
      <ul>
        {holders.map((holder) => (
          <li key={holder.account}>
            <a href={telHref(holder.phone)}>{holder.phone}</a> · {roleInWords(holder)}
          </li>
        ))}
      </ul>
      {hasSpoken && <p>{t.hasSpoken}</p>}
      {hasSpokenToOther && <p>{t.hasSpokenToOther}</p>}
      {!hasSpoken && !hasSpokenToOther && <p>{t.first}</p>}
      {mayEnter(desk, spokeWith) && (
        <details>
          <summary>{t.spoke}</summary>
          <p>{t.spokeText}</p>
          <Deed deed="spoke" member={memberId} label={t.spoke}>
            {(field) => (
              <>
                <SelectField
                  {...field('account')}
                  id={`with-${key}`}
                  label={t.withWhom}
                  placeholder={chooseWord[language]}
                  options={holders.map((holder) => ({
                    value: String(holder.account),
                    label: `${holder.phone} · ${roleInWords(holder)}`,
                  }))}
                  required
                />
                <TextField {...field('called')} id={`called-${key}`} label={t.called} inputMode="tel" required />
                <TextAreaField {...field('reason')} id={`words-${key}`} label={t.words} required />
              </>
            )}
          </Deed>
        </details>
      )}
      {isAsked && (
        <p>
          {t.isAsked} <Link to="/office/requests">{t.toRequests}</Link>
        </p>
      )}
      {hasSpoken && !isAsked && mayEnter(desk, changeRoleOf) && (
        <details>
          <summary>{t.right}</summary>
          <p>{t.rightText}</p>
          <Deed deed="role" member={memberId} label={t.right} sent={{ account: String(account), role: 'candidate' }}>
            {(field) => (
              <>
                <TextField {...field('reason')} id={`sure-${key}`} label={t.sure} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {(hasSpoken || hasSpokenToOther) && mayEnter(desk, refuseWhose) && (
        <details>
          <summary>{t.wrong}</summary>
          <p>{t.wrongText}</p>
          <Deed deed="refuse" member={memberId} label={t.wrong} sent={{ account: String(account) }}>
            {(field) => <TextField {...field('reason')} id={`why-${key}`} label={t.why} required />}
          </Deed>
        </details>
      )}
    </>
  );
}
