import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findMembers } from '#contract/staff/members.ts';
import { visitOf } from '#web/api/visit.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { membersTexts } from './members.texts.ts';

export const head = membersTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('asked') ?? '';
  const after = searchParams.get('after') ?? '';
  return { asked, ...(await loadStaff(visitOf(context), findMembers, { asked, after })) };
}

/** Finds a member by phone, profile number or name in either script. */
export function Component() {
  const t = useTexts(membersTexts);
  const { asked, members, next } = useLoaderData<typeof loader>();
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <Form role="search">
        <TextField name="asked" label={t.asked} defaultValue={asked} />
        <Button>{t.find}</Button>
      </Form>
      {asked !== '' && members.length === 0 && next === 0 && <p>{t.none}</p>}
      <ul className={styles.entries}>
        {members.map(({ id, name, phone, email, status }) => (
          <li key={`${id} ${phone}`} className={styles.entry}>
            <p className={styles.line}>
              <Link to={`/office/members/${id}`}>
                <strong>{name}</strong>
              </Link>
              <span>{id}</span>
              <span>{phone}</span>
              {email && <span>{email}</span>}
              {status !== 'member' && <span className={styles.late}>{t[status]}</span>}
            </p>
          </li>
        ))}
      </ul>
      {next > 0 && (
        <p>
          <Link to={`?${new URLSearchParams({ asked, after: String(next) })}`}>{t.next}</Link>
        </p>
      )}
    </OfficeRoom>
  );
}
