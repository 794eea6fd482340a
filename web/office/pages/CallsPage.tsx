import { Form, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { listWaitingCalls } from '#contract/staff/desk.ts';
import { visitOf } from '#web/api/visit.ts';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { officeTexts } from '#web/office/office.texts.ts';
import { Chosen, chosenDeeds } from '#web/office/queue/Chosen.tsx';
import { type Keys, KeysHelp } from '#web/office/queue/KeysHelp.tsx';
import { MineField } from '#web/office/queue/MineField.tsx';
import { NearField } from '#web/office/queue/NearField.tsx';
import { useKeptFilters } from '#web/office/queue/useKeptFilters.ts';
import { useListKeys } from '#web/office/queue/useListKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { choiceIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { AskedCallEntry } from './AskedCallEntry.tsx';
import { CallEntry, ReadOut } from './CallEntry.tsx';
import { type CallsResult, callDeeds } from './call-deeds.ts';
import { callReasons, callsTexts } from './calls.texts.ts';

export const head = callsTexts;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = { mine: searchParams.get('mine') ?? '', near: searchParams.get('near') ?? '' };
  return { ...filters, ...(await loadStaff(visitOf(context), listWaitingCalls, filters)) };
}

export const action = actionOfForms(callDeeds, chosenDeeds);

const FILTERS = ['near', 'mine'] as const;
const KEYS: Keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'callNow'],
  ['r', 'whatCame'],
  ['m', 'mine'],
  ['x', 'choose'],
];

const { Deed } = callDeeds;

/** The people whom the office must call, because no other channel reaches them. */
export function Component() {
  const t = useTexts(callsTexts);
  const o = useTexts(officeTexts);
  const language = useLanguage();
  const { calls, asked, unreached, ownPhone, mine, near } = useLoaderData<typeof loader>();
  useKeptFilters('calls', FILTERS);
  useListKeys();
  const said = useActionData<CallsResult>()?.said;
  return (
    <OfficeRoom heading={t.heading} lead={t.description} news={said && <ReadOut said={said} />}>
      <details open={ownPhone === ''}>
        <summary>{ownPhone ? t.own(ownPhone) : t.ownFirst}</summary>
        <Deed deed="own" label={t.keepOwn} initial={{ phone: ownPhone }}>
          {(field) => <PhoneField {...field('phone')} label={t.ownPhone} required />}
        </Deed>
      </details>
      <Form role="search" className={styles.filters}>
        <NearField value={near} />
        <MineField value={mine} />
        <Button look="secondary">{o.show}</Button>
      </Form>
      <KeysHelp keys={KEYS} />
      {calls.length === 0 &&
        (mine || near ? (
          <p>{t.noneOfThese}</p>
        ) : (
          asked.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>
        ))}
      <ul className={styles.entries}>
        {calls.map((waiting) => (
          <CallEntry key={waiting.reference} waiting={waiting} isOpen={said?.reference === waiting.reference} />
        ))}
      </ul>
      {calls.length > 1 && <Chosen kind="call" />}
      {asked.length > 0 && (
        <section>
          <h2>{t.asked}</h2>
          <p>{t.askedText}</p>
          <ul className={styles.entries}>
            {asked.map((request) => (
              <AskedCallEntry key={request.reference} asked={request} />
            ))}
          </ul>
        </section>
      )}
      {unreached.length > 0 && (
        <section>
          <h2>{t.unreached}</h2>
          <p>{t.unreachedText}</p>
          <ul>
            {unreached.map(({ memberId, name, kind, reason, at }) => (
              <li key={`${memberId} ${kind} ${at}`}>
                {memberId && <Link to={`/office/members/${memberId}`}>{name || memberId}</Link>}{' '}
                {choiceIn(callReasons, kind, language)} · {t[reason]} · {dayInIndia(at, language)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </OfficeRoom>
  );
}
