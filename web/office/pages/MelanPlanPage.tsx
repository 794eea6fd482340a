import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
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

/** The table plan of a melan, by family. */
export function Component() {
  const t = useTexts(melanPlanTexts);
  const language = useLanguage();
  const { guests } = useLoaderData<typeof loader>();
  const { melanId } = useParams();
  const said = (value: number) => digits(value, language);
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
              {said(guest.number)} · {guest.name}{' '}
              <span className={styles.soft}>{guest.isBride ? t.bride : t.groom}</span>
            </h2>
            <p>
              {t.best}: {guest.best.map(said).join(', ') || '–'}
            </p>
            <p className={styles.soft}>
              {guest.rounds
                .map(
                  ({ place, other }, index) =>
                    `${t.round(said(index + 1))}: ${place ? t.at(said(place), said(other)) : t.rest}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}
