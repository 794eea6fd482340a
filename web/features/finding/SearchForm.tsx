import { Form, Link } from 'react-router';
import type { CountBand } from '#contract/count-band.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { at } from '#contract/wire.ts';
import { districts } from '#matching/places/districts.ts';
import { casteNotSaid, religionNotSaid } from '#matching/wishes/not-said.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { detailsChoices } from '#words/choices/details.ts';
import { personChoices } from '#words/choices/person.ts';
import { optionsOf } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { digits } from '#words/numbers.ts';
import { heightIn, nameIn } from '#words/values.ts';
import styles from './SearchForm.module.css';
import { searchTexts } from './search.texts.ts';
import { nameOf, type SearchDraft, type SearchPath } from './search-address.ts';
import { SEARCH_PAGE } from './search-page.ts';
import { useSearchCount } from './useSearchCount.ts';

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
  /** What is wrong with a field, in the reader's words. */
  errors: Readonly<Record<string, string>>;
  /** How many the search shows; null before it was made. */
  band: CountBand | null;
}

/** Heights from 4 feet 6 inches to 6 feet 6 inches, by the inch. */
const HEIGHTS_CM = Array.from({ length: 25 }, (_, inch) => String(Math.round((54 + inch) * 2.54)));

/** What one looks for. A plain form: its address is the search, and the page that it leads to shows who is found. */
export function SearchForm({ draft, lists, errors, band }: Props) {
  const t = useTexts(searchTexts);
  const bands = useTexts(countBandTexts);
  const label = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const language = useLanguage();
  const { form, counted } = useSearchCount(band);

  const writtenIn = (path: SearchPath) => String(at(draft, path.split('.')) ?? '');
  const field = (path: SearchPath) => ({ name: nameOf(path), defaultValue: writtenIn(path), error: errors[path] });
  const tick = (path: SearchPath, words: string) => (
    <CheckboxField name={nameOf(path)} label={words} defaultChecked={writtenIn(path) === 'Yes'} />
  );
  const listed = (path: SearchPath, legend: string, options: { value: string; label: string }[]) => (
    <CheckListField
      {...field(path)}
      label={legend}
      options={options}
      {...(options.length > 4 && {
        folded: (ticked: number) => (ticked === 0 ? t.any : t.chosen(digits(ticked, language))),
      })}
    />
  );
  const named = (entries: readonly LookupEntry[], notSaid = 0) =>
    entries
      .filter(({ id }) => id !== notSaid)
      .map((entry) => ({ value: String(entry.id), label: nameIn(entry, language) }));
  const districtOptions = districts.map(({ id, name, nameBn }) => ({
    value: String(id),
    label: language === 'bn' ? nameBn : name,
  }));
  const heights = (path: 'height.from' | 'height.to') =>
    [...new Set([...HEIGHTS_CM, writtenIn(path)])]
      .filter(Boolean)
      .sort((a, b) => Number(a) - Number(b))
      .map((cm) => ({ value: cm, label: heightIn(Number(cm), language) }));
  const isMoreChosen = [draft.maritalStatus.anyOf, draft.diet.anyOf, draft.mangalik.is].some(Boolean);

  return (
    <Form action={SEARCH_PAGE} className={styles.form} ref={form}>
      <fieldset className={styles.range}>
        <legend>{label('age')}</legend>
        <TextField {...field('age.from')} label={t.from} inputMode="numeric" />
        <TextField {...field('age.to')} label={t.to} inputMode="numeric" />
      </fieldset>
      <fieldset className={styles.range}>
        <legend>{label('heightCm')}</legend>
        <SelectField {...field('height.from')} label={t.from} placeholder={t.any} options={heights('height.from')} />
        <SelectField {...field('height.to')} label={t.to} placeholder={t.any} options={heights('height.to')} />
      </fieldset>
      {listed('place.districts', `${wishLabel('place')}: ${t.districts}`, districtOptions)}
      {listed('place.states', `${wishLabel('place')}: ${t.states}`, named(lists.states))}
      {listed('country.anyOf', label('country'), named(lists.countries))}
      {tick('country.isAbroad', t.isAbroad)}
      {listed('religion.anyOf', label('religion'), named(lists.religions, religionNotSaid))}
      {listed('caste.anyOf', label('caste'), named(lists.castes, casteNotSaid))}
      {listed('education.anyOf', label('education'), named(lists.educations))}
      {listed('profession.anyOf', label('profession'), named(lists.professions))}
      <div className={styles.ticks}>
        {tick('isOtherClan', t.isOtherClan)}
        {tick('hasPhoto', t.hasPhoto)}
        {tick('isActive', t.isActive)}
        {tick('isIdentified', t.isIdentified)}
      </div>
      <details className={styles.more} open={isMoreChosen}>
        <summary>{t.more}</summary>
        {listed('maritalStatus.anyOf', label('maritalStatus'), optionsOf(detailsChoices.maritalStatus, language))}
        {listed('diet.anyOf', label('diet'), optionsOf(personChoices.diet, language))}
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
      <div className={styles.actions}>
        <Button isWide>{counted === null ? t.show : t.showBand(bands[counted])}</Button>
        <Link to={SEARCH_PAGE}>{t.clear}</Link>
      </div>
    </Form>
  );
}
