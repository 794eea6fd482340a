import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { askSecurity, readSecurity } from '#contract/staff/security.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaffUnless } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { securityNames } from '#words/choices/security.ts';
import { labelIn } from '#words/label.ts';
import { momentInIndia } from '#words/numbers.ts';
import { securityTexts } from './security.texts.ts';

export const head = securityTexts;

/** The status if the request does not permit reading now. */
const CLOSED = 403;

/** Loads the events that a request permits to read; null without a request, or if it does not permit reading now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  const draft = { member: id, latest: searchParams.get('latest') ?? '' };
  const read = id === '' ? undefined : await loadStaffUnless(visitOf(context), CLOSED, readSecurity, draft);
  return { id, read: read ?? null };
}

const securityDeeds = deeds({
  ask: { call: askSecurity, action: formAction(askSecurity, { deed: 'ask', secrets: ['password', 'factor'] }) },
});

export const action = actionOfForms(securityDeeds);

const { Deed } = securityDeeds;

/** The sealed register. A request needs a reason, and it can be read after a second person has agreed. */
export function Component() {
  const t = useTexts(securityTexts);
  const { id, read } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      {read ? (
        <>
          <Events events={read.events} />
          {read.next && <Link to={`?${new URLSearchParams({ id, latest: read.next })}`}>{t.older}</Link>}
        </>
      ) : (
        <>
          <p>{t.opens}</p>
          <Deed deed="ask" label={t.ask}>
            {(field) => (
              <>
                <TextField {...field('about')} label={t.about} hint={t.dayHint} />
                <TextField {...field('day')} label={t.day} type="date" />
                <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </>
      )}
    </OfficeRoom>
  );
}

function Events({ events }: Pick<ReturnedDraft<typeof readSecurity>, 'events'>) {
  const t = useTexts(securityTexts);
  const language = useLanguage();
  if (events.length === 0) return <p>{t.none}</p>;
  return (
    <ul className={styles.records}>
      {events.map(({ id, at, kind, outcome, who, about, address }) => (
        <li key={id}>
          <span className={styles.soft}>{momentInIndia(at, language)}</span> {labelIn(securityNames[kind], language)}{' '}
          {outcome === 'refused' && <strong className={styles.late}>{t.refused}</strong>} {who}{' '}
          {about.filter((subject) => subject !== who).join(' ')} · <code>{address}</code>
        </li>
      ))}
    </ul>
  );
}
