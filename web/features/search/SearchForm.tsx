import { type ReactNode, type RefObject, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { CountBand } from '#contract/count-band.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { countSearched } from '#contract/search.ts';
import { valueAtPath } from '#contract/wire.ts';
import { districts } from '#matching/places/districts.ts';
import { casteNotStated, religionNotStated } from '#matching/wishes/not-stated.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Icon } from '#web/art/Icon.tsx';
import { AgeRange } from '#web/fields/AgeRange.tsx';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { HeightRange } from '#web/fields/HeightRange.tsx';
import { ListField } from '#web/fields/ListField.tsx';
import { useCounted } from '#web/forms/useCounted.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import type { Option } from '#web/ui/SelectField.tsx';
import { useMember } from '#web/useMember.ts';
import { namesOfGender, otherGender } from '#words/by-gender.ts';
import { maritalStatuses } from '#words/choices/marital-statuses.ts';
import { personChoices } from '#words/choices/person.ts';
import { optionsOf } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { groupsOf } from '#words/lookup-groups.ts';
import { nameIn } from '#words/values.ts';
import styles from './SearchForm.module.css';
import { searchTexts } from './search.texts.ts';
import { conditionsIn, type SearchDraft, type SearchPath, searchDraftOf, searchFieldName } from './search-address.ts';
import { SEARCH_PAGE } from './search-page.ts';

/** The lists from which the conditions are chosen. */
export interface SearchLists {
  religions: readonly LookupEntry[];
  castes: readonly LookupEntry[];
  educations: readonly LookupEntry[];
  professions: readonly LookupEntry[];
  states: readonly LookupEntry[];
  countries: readonly LookupEntry[];
}

interface Props {
  draft: SearchDraft;
  lists: SearchLists;
  /** Error messages of the fields, in the reader's words. */
  errors: Readonly<Record<string, string>>;
  /** How many members the loaded search finds; null if they cannot be counted. */
  band: CountBand | null;
  /** Shown before the fields. */
  children?: ReactNode;
}

/** The conditions of a search. It is a plain form: its address is the search, and the target page shows the results. */
export function SearchForm({ draft, lists, errors, band, children }: Props) {
  const t = useTexts(searchTexts);
  const bands = useTexts(countBandTexts);
  const label = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const language = useLanguage();
  const { gender } = useMember();
  const { form, currentBand } = useSearchCount(band);

  const valueAt = (path: SearchPath) => String(valueAtPath(draft, path.split('.')) ?? '');
  const field = (path: SearchPath) => ({
    name: searchFieldName(path),
    defaultValue: valueAt(path),
    error: errors[path],
  });
  const tickBox = (path: SearchPath, words: string) => (
    <CheckboxField name={searchFieldName(path)} label={words} defaultChecked={valueAt(path) === 'Yes'} />
  );
  const listField = (path: SearchPath, legend: string, options: readonly Option[]) => (
    <ListField {...field(path)} label={legend} options={options} groups={groupsOf(path, language)} />
  );
  // The entry "not stated" is an answer for a profile and makes no sense as a condition. No entry has the id 0.
  const entryOptions = (entries: readonly LookupEntry[], notStatedId = 0) =>
    entries
      .filter(({ id }) => id !== notStatedId)
      .map((entry) => ({ value: String(entry.id), label: nameIn(entry, language) }));
  const districtOptions = districts.map(({ id, name, nameBn }) => ({
    value: String(id),
    label: language === 'bn' ? nameBn : name,
  }));
  /** Whether a condition in the fold with more conditions is set. */
  const isMoreChosen = [
    draft.diet.anyOf,
    draft.mangalik.is,
    draft.place.states,
    draft.country.anyOf,
    draft.country.isAbroad,
  ].some(Boolean);

  return (
    <Form action={SEARCH_PAGE} className={styles.form} ref={form}>
      {children}
      <div className={styles.fields}>
        <fieldset className={styles.range}>
          <legend>{label('age')}</legend>
          <AgeRange from={field('age.from')} to={field('age.to')} />
        </fieldset>
        <fieldset className={styles.range}>
          <legend>{label('heightCm')}</legend>
          <HeightRange from={field('height.from')} to={field('height.to')} />
        </fieldset>
        {listField('place.districts', t.districts, districtOptions)}
        {listField('religion.anyOf', label('religion'), entryOptions(lists.religions, religionNotStated))}
        {listField('caste.anyOf', label('caste'), entryOptions(lists.castes, casteNotStated))}
        {listField('education.anyOf', label('education'), entryOptions(lists.educations))}
        {listField('profession.anyOf', label('profession'), entryOptions(lists.professions))}
        {listField(
          'maritalStatus.anyOf',
          label('maritalStatus'),
          optionsOf(namesOfGender(maritalStatuses, otherGender(gender)), language),
        )}
      </div>
      <fieldset className={styles.ticks}>
        <legend>{t.also}</legend>
        {tickBox('hasPhoto', t.hasPhoto)}
        {tickBox('isActive', t.isActive)}
        {tickBox('isOtherClan', t.isOtherClan)}
        {tickBox('isIdentified', t.isIdentified)}
      </fieldset>
      <details className={styles.more} open={isMoreChosen}>
        <summary>
          {t.more}
          <Icon name="chevron" />
        </summary>
        <div className={styles.fields}>
          {listField('place.states', t.states, entryOptions(lists.states))}
          {listField('country.anyOf', label('country'), entryOptions(lists.countries))}
          {listField('diet.anyOf', label('diet'), optionsOf(personChoices.diet, language))}
          {tickBox('country.isAbroad', t.isAbroad)}
        </div>
        <RadioField
          {...field('mangalik.is')}
          label={wishLabel('mangalik')}
          options={[
            { value: '', label: t.any },
            { value: 'Yes', label: t.mangalikYes },
            { value: 'No', label: t.mangalikNo },
          ]}
        />
      </details>
      <div className={styles.actions} data-form-bar>
        <Button>{currentBand === null ? t.show : t.showBand(bands[currentBand])}</Button>
        <Link to={SEARCH_PAGE}>{t.clear}</Link>
      </div>
    </Form>
  );
}

/** Counts the members whom the search in the form finds, as a band; null if they cannot be counted. */
async function countInForm(form: HTMLFormElement, signal: AbortSignal): Promise<CountBand | null> {
  const answer = await browserApi(countSearched, searchDraftOf(conditionsIn(new FormData(form))), { signal });
  return answer.ok ? answer.values.band : null;
}

/** Returns a reference for the form, and the band of the members whom its present conditions find; first `loaded`. */
function useSearchCount(loaded: CountBand | null): {
  form: RefObject<HTMLFormElement | null>;
  currentBand: CountBand | null;
} {
  const form = useRef<HTMLFormElement>(null);
  return { form, currentBand: useCounted(form, loaded, countInForm) };
}
