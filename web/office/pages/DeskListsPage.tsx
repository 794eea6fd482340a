import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listDeskLists, removePlace, removeTemplate, savePlace, saveTemplate } from '#contract/staff/near.ts';
import { visitOf } from '#web/api/visit.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { number } from '#words/numbers.ts';
import { deskListsTexts } from './desk-lists.texts.ts';

export const head = deskListsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listDeskLists);

const listDeeds = deeds({ place: savePlace, removePlace, template: saveTemplate, removeTemplate });

export const action = actionOfForms(listDeeds);

const { Deed } = listDeeds;

/** The lists for the desk, which administrators maintain. */
export function Component() {
  const t = useTexts(deskListsTexts);
  const language = useLanguage();
  const { places, templates } = useLoaderData<typeof loader>();
  const isNew = ({ deed = '', typed }: { deed?: string; typed: Record<string, string> }) =>
    ['place', 'template'].includes(deed) && !typed.member;
  return (
    <OfficeRoom heading={t.heading} lead={t.description} skips={isNew}>
      <h2>{t.places}</h2>
      <p>{t.placesText}</p>
      <ul className={styles.entries}>
        {places.map((place) => {
          const name = language === 'bn' ? place.nameBn : place.nameEn;
          return (
            <li key={place.id} className={styles.entry}>
              <h3>{name}</h3>
              <p className={styles.soft}>{t.chosen(number(place.districts.length, language))}</p>
              <details>
                <summary>{t.change(name)}</summary>
                <PlaceForm member={String(place.id)} label={t.save} place={place} />
                <Deed deed="removePlace" member={String(place.id)} label={t.remove} look="grave" />
              </details>
            </li>
          );
        })}
      </ul>
      <h3>{t.addPlace}</h3>
      <AddForm deed="place">
        <PlaceForm member="" label={t.addPlace} />
      </AddForm>
      <h2>{t.templates}</h2>
      <p>{t.templatesText}</p>
      <ul className={styles.entries}>
        {templates.map(({ id, words }) => (
          <li key={id} className={styles.entry}>
            <Deed deed="template" member={String(id)} label={t.save} initial={{ words }}>
              {(field) => <TextField {...field('words')} label={t.words} required />}
            </Deed>
            <Deed deed="removeTemplate" member={String(id)} label={t.removeTemplate} look="quiet" />
          </li>
        ))}
      </ul>
      <h3>{t.addTemplate}</h3>
      <AddForm deed="template">
        <Deed deed="template" member="" label={t.addTemplate}>
          {(field) => <TextField {...field('words')} label={t.words} hint={t.wordsHint} required />}
        </Deed>
      </AddForm>
    </OfficeRoom>
  );
}

interface PlaceProps {
  member: string;
  label: string;
  place?: { nameEn: string; nameBn: string; districts: readonly number[] };
}

function PlaceForm({ member, label, place }: PlaceProps) {
  const t = useTexts(deskListsTexts);
  const language = useLanguage();
  const initial = place && { nameEn: place.nameEn, nameBn: place.nameBn, districts: place.districts.join() };
  return (
    <Deed deed="place" member={member} label={label} {...(initial && { initial })}>
      {(field) => (
        <>
          <TextField {...field('nameEn')} label={t.nameEn} required />
          <TextField {...field('nameBn')} label={t.nameBn} required />
          <CheckListField
            {...field('districts')}
            label={t.districts}
            options={districtOptions(language)}
            folded={(chosen) => (chosen.length === 0 ? t.noDistrict : chosen.join(', '))}
          />
        </>
      )}
    </Deed>
  );
}
