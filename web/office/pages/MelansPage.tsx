import type { ComponentProps } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listMelans, makeMelan } from '#contract/staff/melans.ts';
import { visitOf } from '#web/api/visit.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { ListField } from '#web/fields/ListField.tsx';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { sharedChoices } from '#words/choices/shared.ts';
import { optionsOf } from '#words/label.ts';
import { longDate, number } from '#words/numbers.ts';
import { melansTexts } from './melans.texts.ts';

export const head = melansTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listMelans);

const melanDeeds = deeds({ make: makeMelan });

export const action = actionOfForms(melanDeeds);

/** The melans, planned and past, and a form for a new one. */
export function Component() {
  const t = useTexts(melansTexts);
  const language = useLanguage();
  const { melans } = useLoaderData<typeof loader>();
  const count = (n: number) => number(n, language);
  return (
    <OfficeRoom heading={t.heading} lead={t.description} skips={({ deed }) => deed === 'make'}>
      {melans.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
      <ul className={styles.entries}>
        {melans.map(({ id, heldOn, place, isCalledOff, brides, grooms, seats, invited }) => (
          <li key={id} className={styles.entry}>
            <h2>
              <Link to={`/office/melans/${id}`}>{longDate(heldOn, language)}</Link>
            </h2>
            <p>{place}</p>
            <p className={isCalledOff ? styles.late : styles.soft}>
              {isCalledOff ? t.calledOff : t.line(count(brides + grooms), count(seats), count(invited))}
              {!isCalledOff && brides + grooms > 0 && ` · ${t.sides(count(brides), count(grooms))}`}
            </p>
          </li>
        ))}
      </ul>
      <h2>{t.make}</h2>
      <AddForm deed="make">
        <NewMelan />
      </AddForm>
    </OfficeRoom>
  );
}

function NewMelan() {
  const t = useTexts(melansTexts);
  const language = useLanguage();
  const { religions } = useLoaderData<typeof loader>();
  const { Deed } = melanDeeds;
  return (
    <Deed deed="make" label={t.make} look="primary" initial={{ rounds: '8' }}>
      {(field) => (
        <>
          <TextField {...field('heldOn')} label={t.heldOn} type="date" autoComplete="off" required />
          <TextField {...field('beginsAt')} label={t.beginsAt} type="time" autoComplete="off" required />
          <TextField {...field('endsAt')} label={t.endsAt} type="time" autoComplete="off" required />
          <TextAreaField {...field('place')} label={t.place} hint={t.placeHint} rows={2} required />
          <TextField {...field('seats')} label={t.seats} inputMode="numeric" autoComplete="off" required />
          <TextField
            {...field('rounds')}
            label={t.rounds}
            hint={t.roundsHint}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <h3>{t.who}</h3>
          <p className={styles.soft}>{t.whoHint}</p>
          <TextField {...field('minAge')} label={t.minAge} inputMode="numeric" autoComplete="off" />
          <TextField {...field('maxAge')} label={t.maxAge} inputMode="numeric" autoComplete="off" />
          <ListField {...field('districts')} label={t.districts} options={districtOptions(language)} />
          <ListField
            {...field('religions')}
            label={t.religions}
            options={religions.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ListField
            {...field('motherTongues')}
            label={t.motherTongues}
            options={optionsOf(sharedChoices.motherTongue, language)}
          />
          <Tick {...field('isSecondMarriage')} label={t.secondMarriage} />
          <Tick {...field('isOverFifty')} label={t.overFifty} />
        </>
      )}
    </Deed>
  );
}

function Tick({ defaultValue, ...field }: ComponentProps<typeof CheckboxField> & { defaultValue: string }) {
  return <CheckboxField {...field} defaultChecked={defaultValue === 'Yes'} />;
}
