import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listRecords } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { Sheet } from '#web/office/Sheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { namesOfUses } from './names-of-uses.ts';
import { recordsTexts } from './records.texts.ts';

export const head = recordsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = { about: searchParams.get('about') ?? '', who: searchParams.get('who') ?? '' };
  return { ...asked, ...(await loadStaff(visitOf(context), listRecords, asked)) };
}

/** Who did what, on whom, when and why. */
export function Component() {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  const { about, who, uses } = useLoaderData<typeof loader>();
  const at = (moment: string) => momentInIndia(moment, language);
  return (
    <Sheet heading={t.heading} lead={t.description}>
      <Form role="search">
        <TextField name="about" label={t.about} defaultValue={about} />
        <TextField name="who" label={t.who} defaultValue={who} />
        <Button look="secondary">{t.show}</Button>
      </Form>
      <h2>{t.uses}</h2>
      {uses.length === 0 && <p>{t.none}</p>}
      <ul className={styles.records}>
        {uses.map((use, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same use may stand there twice
          <li key={index}>
            <span className={styles.soft}>{at(use.when)}</span> {use.who} ·{' '}
            {namesOfUses.get(use.command)?.[language] ?? (
              <>
                {t.atTerminal} <code>{use.command}</code>
              </>
            )}{' '}
            {(use.memberId || use.subject) && '· '}
            {use.memberId ? <Link to={`/office/members/${use.memberId}`}>{use.memberId}</Link> : use.subject}{' '}
            {use.isRefused && <strong className={styles.late}>{t.refused}</strong>} {use.reason}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
