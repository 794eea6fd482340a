import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { addStaff, changeStaffRoles, endStaff, listStaff, renewStaff } from '#contract/staff/accounts.ts';
import { allowReading, listReaders, raiseReading } from '#contract/staff/care.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { OneTimeResult } from '#web/office/OneTimeResult.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { staffRoles } from '#words/choices/staff.ts';
import { labelIn, optionsOf } from '#words/label.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { doorTexts } from './door.texts.ts';
import { staffTexts } from './staff.texts.ts';

export const head = staffTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  return { ...(await loadStaff(visit, listStaff)), ...(await loadStaff(visit, listReaders)) };
}

type Result = FormResult & { link?: string };

const secrets = ['password', 'factor'];
/** Keeps the link of the answer, which is shown only once. */
const withLink = (answer: { ok: boolean; values: { link?: string | undefined } }): Partial<Result> =>
  answer.ok && answer.values.link ? { link: answer.values.link } : {};

const staffDeeds = deeds({
  allow: allowReading,
  raise: { call: raiseReading, action: formAction(raiseReading, { deed: 'raise', secrets }) },
  add: { call: addStaff, action: formAction(addStaff, { deed: 'add', secrets, also: withLink }) },
  roles: { call: changeStaffRoles, action: formAction(changeStaffRoles, { deed: 'roles', secrets }) },
  renew: { call: renewStaff, action: formAction(renewStaff, { deed: 'renew', secrets, also: withLink }) },
  end: { call: endStaff, action: formAction(endStaff, { deed: 'end', secrets }) },
});

export const action = actionOfForms(staffDeeds);

const { Deed } = staffDeeds;

/** How far a member of staff has got with joining, and the last visit. */
interface Joining {
  hasJoined: boolean;
  hasFactor: boolean;
  seenAt: string;
}

/** The members of staff with their roles, and warnings about those who view many profiles. */
export function Component() {
  const t = useTexts(staffTexts);
  const d = useTexts(doorTexts);
  const language = useLanguage();
  const { staff, readers } = useLoaderData<typeof loader>();
  const { email: ownEmail } = useDesk();
  const link = useActionData<Result>()?.link;
  const isOnlyAdministrator = !staff.some(
    ({ email, roles, hasFactor }) => email !== ownEmail && hasFactor && roles.includes('administrator'),
  );
  const stateOf = ({ hasJoined, hasFactor, seenAt }: Joining) => {
    if (!hasJoined) return t.notJoined;
    return hasFactor ? t.seen(dayInIndia(seenAt, language)) : t.noFactor;
  };
  const roleOptions = optionsOf(staffRoles, language);
  return (
    <OfficeRoom
      heading={t.heading}
      lead={t.description}
      news={
        link && (
          <OneTimeResult>
            <p>{t.link}</p>
            <p>
              <code>{link}</code>{' '}
              <CopyButton text={link} label={t.copy} copiedLabel={t.copied} failedLabel={t.notCopied} />
            </p>
          </OneTimeResult>
        )
      }
    >
      {readers.map(({ email, opened, allowed }) => (
        <Notice key={email} tone="info" title={t.readsMuch}>
          <p>{t.opened(email, number(opened, language), number(allowed, language))}</p>
          {email === ownEmail && isOnlyAdministrator && (
            <details>
              <summary>{t.raise}</summary>
              <p>{t.raiseLead}</p>
              <Deed deed="raise" label={t.raise}>
                {(field) => (
                  <>
                    <TextField {...field('reason')} label={t.allowWhy} required />
                    <Proof field={field} />
                  </>
                )}
              </Deed>
            </details>
          )}
          {email !== ownEmail && (
            <Deed deed="allow" member={email} label={t.allow}>
              {(field) => <TextField {...field('reason')} label={t.allowWhy} required />}
            </Deed>
          )}
        </Notice>
      ))}
      <ul className={styles.entries}>
        {staff.map(({ id, name, email, roles, hasJoined, hasFactor, seenAt }) => (
          <li key={id} className={styles.entry}>
            <h2>{name}</h2>
            <p className={styles.line}>
              <span>{email}</span>
              <span className={styles.soft}>{stateOf({ hasJoined, hasFactor, seenAt })}</span>
            </p>
            <p>{roles.map((role) => labelIn(staffRoles[role], language)).join(' · ')}</p>
            <details>
              <summary>{t.change}</summary>
              <Deed deed="roles" label={t.saveRoles} member={String(id)} initial={{ roles: roles.join() }}>
                {(field) => (
                  <>
                    <CheckListField {...field('roles')} label={t.roles} options={roleOptions} />
                    <Proof field={field} />
                  </>
                )}
              </Deed>
            </details>
            {email !== ownEmail && (
              <>
                <details>
                  <summary>{t.renew}</summary>
                  <p>{t.renewLead}</p>
                  <Deed deed="renew" label={t.renew} member={String(id)}>
                    {(field) => <Proof field={field} />}
                  </Deed>
                </details>
                <details>
                  <summary>{t.end}</summary>
                  <p>{t.endLead}</p>
                  <Deed deed="end" label={t.end} look="grave" member={String(id)}>
                    {(field) => <Proof field={field} />}
                  </Deed>
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
      <h2>{t.add}</h2>
      <Deed deed="add" label={t.addNow} look="primary">
        {(field) => (
          <>
            <TextField {...field('name')} label={t.name} required />
            <TextField {...field('email')} type="email" label={d.email} required />
            <CheckListField {...field('roles')} label={t.roles} options={roleOptions} />
            <Proof field={field} />
          </>
        )}
      </Deed>
    </OfficeRoom>
  );
}
