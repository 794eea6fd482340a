import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { listRecords } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { momentInIndia, number } from '#words/numbers.ts';
import { namesOfUses, subjectIn } from './names-of-uses.ts';
import { recordsTexts } from './records.texts.ts';

export const head = recordsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const filters = { about: parameter('about'), who: parameter('who'), what: parameter('what') };
  const latest = parameter('latest');
  return { ...filters, ...(await loadStaff(visitOf(context), listRecords, { ...filters, latest })) };
}

type Use = ReturnedDraft<typeof listRecords>['uses'][number];

/** The length of `2026-01-31T12:00:00`. */
const UNTIL_SECOND = 19;
const secondOf = (moment: string) => moment.slice(0, UNTIL_SECOND);

/**
 * Merges and counts adjacent equal entries of the same second that name no member, because viewing a list makes one
 * entry for each row.
 */
function mergeEqual(uses: readonly Use[]): { use: Use; times: number }[] {
  const lines: { use: Use; times: number }[] = [];
  for (const use of uses) {
    const last = lines.at(-1);
    const isSame =
      last !== undefined &&
      secondOf(use.when) === secondOf(last.use.when) &&
      use.who === last.use.who &&
      use.command === last.use.command &&
      use.isRefused === last.use.isRefused &&
      use.memberId === '' &&
      last.use.memberId === '';
    if (isSame) last.times += 1;
    else lines.push({ use, times: 1 });
  }
  return lines;
}

/** The audit log: who did what, to which member, when and why. */
export function Component() {
  const t = useTexts(recordsTexts);
  const language = useLanguage();
  const { about, who, what, uses, next } = useLoaderData<typeof loader>();
  const inWords = (moment: string) => momentInIndia(moment, language);
  const names = [...namesOfUses].map(([value, words]) => ({ value, label: words[language] }));
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>
        <Link to="/office/records/sealed">{t.sealed}</Link>
      </p>
      <Form role="search">
        <TextField name="about" label={t.about} defaultValue={about} />
        <TextField name="who" label={t.who} defaultValue={who} />
        <SelectField
          name="what"
          label={t.what}
          defaultValue={what}
          placeholder={t.everything}
          options={names.sort((one, other) => one.label.localeCompare(other.label, language))}
        />
        <Button look="secondary">{t.show}</Button>
      </Form>
      <h2>{t.uses}</h2>
      {uses.length === 0 && <p>{t.none}</p>}
      <ul className={styles.records}>
        {mergeEqual(uses).map(({ use, times }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same use may be listed twice
          <li key={index}>
            <span className={styles.soft}>{inWords(use.when)}</span> {use.who} ·{' '}
            {namesOfUses.get(use.command)?.[language] ?? (
              <>
                {t.atTerminal} <code>{use.command}</code>
              </>
            )}{' '}
            {(use.memberId || use.subject) && '· '}
            {use.memberId && <Link to={`/office/members/${use.memberId}`}>{use.memberId}</Link>}{' '}
            {times > 1 ? t.times(number(times, language)) : subjectIn(use.subject, language)}{' '}
            {use.isRefused && <strong className={styles.late}>{t.refused}</strong>} {use.reason}
          </li>
        ))}
      </ul>
      {next && <Link to={`?${new URLSearchParams({ about, who, what, latest: next })}`}>{t.older}</Link>}
    </OfficeRoom>
  );
}
