import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { askRegister, readRegister } from '#contract/staff/register.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { digits, longDate } from '#words/numbers.ts';
import { registerTexts } from './register.texts.ts';

export const head = registerTexts;

export const loader = ({ params }: LoaderFunctionArgs) => ({ member: params.profileId ?? '' });

type Read = ReturnedDraft<typeof readRegister>;
type Result = FormResult & { read?: Read };

const registerDeeds = deeds({
  ask: { call: askRegister, action: formAction(askRegister, { deed: 'ask', secrets: ['password', 'factor'] }) },
  read: {
    call: readRegister,
    action: formAction(readRegister, {
      deed: 'read',
      also: (answer): Partial<Result> => (answer.ok ? { read: answer.values } : {}),
    }),
  },
});

export const action = actionOfForms(registerDeeds);

const { Deed } = registerDeeds;

/** Who has viewed a member, and who may act for the member. Readable for some time after a request was carried out. */
export function Component() {
  const t = useTexts(registerTexts);
  const { member } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const typed = result?.typed ?? {};
  const read = result?.read;
  const after = Number(typed.after ?? '') || 0;
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>
        <Link to={`/office/members/${member}`}>{member}</Link>
      </p>
      {read ? (
        <>
          <RegisterEntries read={read} />
          {read.hasMore && (
            <Deed deed="read" member={member} label={t.more} sent={{ after: String(after + read.readings.length) }} />
          )}
        </>
      ) : (
        <>
          <Deed deed="ask" member={member} label={t.ask}>
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
          <p>{t.opens}</p>
          <Deed deed="read" member={member} label={t.show} />
        </>
      )}
    </OfficeRoom>
  );
}

/** What was read of the register: the nominated person, the readers of the profile, and the staff who opened it. */
function RegisterEntries({ read: { readings, desk, nominated } }: { read: Read }) {
  const t = useTexts(registerTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.nominated}</h2>
      <p>{nominated.name === '' ? t.nobody : `${nominated.name} · ${digits(nominated.phone, language)}`}</p>
      <h2>{t.readers}</h2>
      {readings.length === 0 && <p>{t.none}</p>}
      <ul className={styles.records}>
        {readings.map(({ day, readerId }) => (
          <li key={`${day} ${readerId}`}>
            {longDate(day, language)} · <Link to={`/office/members/${readerId}`}>{readerId}</Link>
          </li>
        ))}
      </ul>
      {desk.length > 0 && (
        <>
          <h2>{t.desk}</h2>
          <ul className={styles.records}>
            {desk.map(({ day, email }) => (
              <li key={`${day} ${email}`}>
                {longDate(day, language)} · {email}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
