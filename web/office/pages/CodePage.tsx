import { useEffect } from 'react';
import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigate } from 'react-router';
import { giveFactor, setFactor, showDesk, showFactor } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeNotice } from '#web/office/OfficeRoom.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { codeTexts, doorTexts } from './door.texts.ts';

export const head = codeTexts;

/** The result. It includes the recovery codes once, so that they can be written down. */
type Result = FormResult & { recoveryCodes?: readonly string[] };

/** Loads the second step of the login. `isIn` is true if nothing has to be proven any more, or nobody is logged in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const desk = await visit.api(showDesk);
  // This also covers the moment after setting the second factor. Its answer has the recovery codes and a new, proven
  // cookie.
  if (!desk.ok || desk.values.isProven) return { isSet: true, secret: '', address: '', picture: '', isIn: true };
  return { ...(await loadStaff(visit, showFactor)), isIn: false };
}

const codeDeeds = deeds({
  give: {
    call: giveFactor,
    action: formAction(giveFactor, { deed: 'give', secrets: ['factor'], done: () => '/office' }),
  },
  set: {
    call: setFactor,
    action: formAction(setFactor, {
      deed: 'set',
      secrets: ['factor'],
      also: (answer) => ({ recoveryCodes: answer.ok ? answer.values.recoveryCodes : undefined }) as Partial<Result>,
    }),
  },
});

export const action = actionOfForms(codeDeeds);

const { Deed } = codeDeeds;

/** The second step of the login: a code. At the first login codes are set up, and recovery codes are shown once. */
export function Component() {
  const t = useTexts(codeTexts);
  const d = useTexts(doorTexts);
  const { isIn, isSet, secret, address, picture } = useLoaderData<typeof loader>();
  const result = useActionData<Result>();
  const codes = result?.recoveryCodes;
  const navigate = useNavigate();
  const goTo = result?.goTo;
  // After a correct code the office opens without another press.
  useEffect(() => {
    if (goTo) navigate(goTo, { replace: true });
  }, [goTo, navigate]);
  if (codes || isIn)
    return (
      <CardPage title={codes ? t.keep : t.heading} {...(codes && { lead: t.keepLead })}>
        {codes && <RecoveryCodes codes={codes} />}
        <LinkButton to="/office">{t.enter}</LinkButton>
      </CardPage>
    );
  return (
    <CardPage title={isSet ? t.heading : t.set} lead={isSet ? t.lead : t.setLead}>
      <OfficeNotice />
      {!isSet && (
        <>
          <img className={styles.picture} src={picture} alt={t.picture} />
          <p>
            {t.secret} <code>{inGroups(secret)}</code> · <a href={address}>{t.open}</a>
          </p>
        </>
      )}
      <Deed deed={isSet ? 'give' : 'set'} label={d.goOn} look="primary">
        {(field) => (
          <TextField
            {...field('factor')}
            label={isSet ? t.codeOrRecovery : t.code}
            autoComplete="one-time-code"
            inputMode={isSet ? 'text' : 'numeric'}
            required
          />
        )}
      </Deed>
    </CardPage>
  );
}

/** Returns a code in groups of four characters, which are easier to copy by hand. */
const inGroups = (code: string): string => code.replace(/(.{4})/g, '$1 ').trim();

const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <ul className={styles.recovery}>
    {codes.map((code) => (
      <li key={code}>{inGroups(code)}</li>
    ))}
  </ul>
);
