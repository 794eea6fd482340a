import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { showMelanPlan } from '#contract/staff/melans.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { digits } from '#words/numbers.ts';
import { melanPlanTexts } from './melan-plan.texts.ts';

export const head = melanPlanTexts;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadStaff(visitOf(context), showMelanPlan, { member: params.melanId ?? '' });

type Round = ReturnedDraft<typeof showMelanPlan>['guests'][number]['rounds'][number];

/** The table plan of a melan, by family. */
export function Component() {
  const t = useTexts(melanPlanTexts);
  const language = useLanguage();
  const { guests } = useLoaderData<typeof loader>();
  const { melanId } = useParams();
  const inDigits = (value: number) => digits(value, language);
  const roundInWords = ({ place, other }: Round, index: number) =>
    `${t.round(inDigits(index + 1))}: ${place ? t.at(inDigits(place), inDigits(other)) : t.rest}`;
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <p>
        <Link to={`/office/melans/${melanId}`}>{t.back}</Link>
      </p>
      {guests.length === 0 && <EmptyState title={t.none}>{null}</EmptyState>}
      <ul className={styles.entries}>
        {guests.map((guest) => (
          <li key={guest.number} className={styles.entry}>
            <h2>
              {inDigits(guest.number)} · {guest.name}{' '}
              <span className={styles.soft}>{guest.isBride ? t.bride : t.groom}</span>
            </h2>
            <p>
              {t.best}: {guest.best.map(inDigits).join(', ') || '–'}
            </p>
            <p className={styles.soft}>{guest.rounds.map(roundInWords).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}
