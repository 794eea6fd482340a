import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cardsAddress, showMelan } from '#contract/staff/melans.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff } from '#web/office/desk.ts';
import { describeInvited } from '#web/office/melan/describe-invited.ts';
import { Guests } from '#web/office/melan/Guests.tsx';
import { MelanDay } from '#web/office/melan/MelanDay.tsx';
import { melanDeeds } from '#web/office/melan/melan-deeds.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { digits, longDate, momentInIndia, number } from '#words/numbers.ts';
import { clockIn } from '#words/values.ts';
import { melanTexts } from './melan.texts.ts';

export const head = melanTexts;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadStaff(visitOf(context), showMelan, { member: params.melanId ?? '' });

export const action = actionOfForms(melanDeeds);

const { Deed } = melanDeeds;

/** One melan: the invited families, the tables, the tablets, and the results of the day. */
export function Component() {
  const t = useTexts(melanTexts);
  const language = useLanguage();
  const { melan, guests, tablets, day, cardsChanged } = useLoaderData<typeof loader>();
  const melanId = String(melan.id);
  const format = (count: number) => number(count, language);
  const when = t.when(clockIn(melan.beginsAt, language), clockIn(melan.endsAt, language));
  const isOpen = !melan.isCalledOff && !melan.isOver;
  return (
    <OfficeRoom heading={longDate(melan.heldOn, language)} lead={`${when} · ${melan.place}`}>
      <p>
        <Link to="/office/melans">{t.back}</Link>
      </p>
      {melan.isCalledOff && <Notice tone="info">{t.calledOff}</Notice>}
      <Facts
        facts={[
          { label: t.who, value: describeInvited(melan, language) || t.everybody },
          { label: t.seats, value: t.seatsOf(format(melan.brides), format(melan.grooms), format(melan.seats)) },
          { label: t.waiting, value: format(melan.waiting) },
          { label: t.silent, value: format(melan.silent) },
          { label: t.left, value: t.leftOf(format(melan.bridesLeft), format(melan.groomsLeft)) },
        ]}
      />
      <p className={styles.soft}>{t.ratio}</p>
      {isOpen && (
        <Deed deed="invite" member={melanId} label={t.invite} look="primary">
          {(field) => (
            <TextField
              {...field('count')}
              label={t.count}
              hint={t.countHint}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          )}
        </Deed>
      )}
      <h2>{t.guests}</h2>
      <Guests melanId={melan.id} guests={guests} isOpen={isOpen} />
      <h2>{t.tables}</h2>
      <p>{t.tablesText}</p>
      {melan.plannedAt && (
        <p>
          {t.plannedAt(momentInIndia(melan.plannedAt, language))} · {t.meetings(format(day.meetings))} ·{' '}
          <Link to={`/office/melans/${melanId}/plan`}>{t.toPlan}</Link>
        </p>
      )}
      {isOpen && <Deed deed="plan" member={melanId} label={melan.plannedAt ? t.planAgain : t.plan} />}
      {cardsChanged.length > 0 && (
        <Notice tone="info">
          <p>{t.cardsChanged(cardsChanged.map((guestNumber) => digits(guestNumber, language)).join(', '))}</p>
          <p>
            <a href={cardsAddress(melan.id, 'bn', 'changed')}>{t.theseBn}</a> ·{' '}
            <a href={cardsAddress(melan.id, 'en', 'changed')}>{t.theseEn}</a>
          </p>
        </Notice>
      )}
      {melan.brides + melan.grooms > 0 && (
        <ul>
          <li>
            <a href={cardsAddress(melan.id, 'bn')}>{t.cardsBn}</a>
          </li>
          <li>
            <a href={cardsAddress(melan.id, 'en')}>{t.cardsEn}</a>
          </li>
        </ul>
      )}
      {isOpen && melan.plannedAt && (
        <>
          <p>{t.printedText}</p>
          <Deed deed="printed" member={melanId} label={t.printed} />
        </>
      )}
      <h2>{t.tablet}</h2>
      <p>{t.tabletText}</p>
      <ul className={styles.records}>
        {tablets.map(({ ordinal, packedBy, packedAt, broughtAt, arrived }) => (
          <li key={ordinal}>
            {t.tabletLine(format(ordinal), packedBy, momentInIndia(packedAt, language))} ·{' '}
            {broughtAt ? (
              t.home(momentInIndia(broughtAt, language))
            ) : (
              <strong>{arrived > 0 ? t.notAll : t.notHome}</strong>
            )}
          </li>
        ))}
      </ul>
      {!melan.isCalledOff && (
        <p>
          <a href={`/office/melans/${melanId}/tablet`}>{t.toTablet}</a>
        </p>
      )}
      {tablets.length > 0 && <MelanDay melan={melan} day={day} />}
      {isOpen && (
        <details>
          <summary>{t.callOff}</summary>
          <p>{t.callOffText}</p>
          <Deed deed="call-off" member={melanId} label={t.callOffNow} look="grave" />
        </details>
      )}
    </OfficeRoom>
  );
}
