import type { LookupEntry } from '#contract/lookups.ts';
import { wishesForm } from '#contract/wishes.ts';
import { districts } from '#matching/places/districts.ts';
import { casteNotSaid, religionNotSaid } from '#matching/wishes/not-said.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { detailsChoices } from '#words/choices/details.ts';
import { personChoices } from '#words/choices/person.ts';
import { wishChoices } from '#words/choices/wishes.ts';
import { chooseWord, optionsOf } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { digits } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';
import { RangeFields } from './RangeFields.tsx';
import { type Count, useCount } from './useCount.ts';
import styles from './Wish.module.css';
import { Wish } from './Wish.tsx';
import { wishesTexts } from './wishes.texts.ts';
import type { ListPath, WishesDraft } from './wishes-draft.ts';

export interface WishLists {
  religions: readonly LookupEntry[];
  castes: readonly LookupEntry[];
  educations: readonly LookupEntry[];
  professions: readonly LookupEntry[];
  states: readonly LookupEntry[];
  countries: readonly LookupEntry[];
}

interface Props {
  saved: WishesDraft;
  lists: WishLists;
  count: Count;
}

export function WishesForm({ saved, lists, count }: Props) {
  const t = useTexts(wishesTexts);
  const bands = useTexts(countBandTexts);
  const label = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const language = useLanguage();
  const page = useFormPage(wishesForm, { initial: withStrengths(initialValues(wishesForm.fields, saved)) });
  const { field } = page;
  const counted = useCount(page.form.ref, count);

  const listed = (name: ListPath, legend: string, options: { value: string; label: string }[]) => (
    <CheckListField
      {...field(name)}
      label={legend}
      isLabelSpoken={![t.states, t.districts, t.countries].includes(legend)}
      options={options}
      {...(options.length > 8 && {
        folded: (ticked: number) => (ticked === 0 ? chooseWord[language] : t.chosen(digits(ticked, language))),
      })}
    />
  );
  // Nobody hopes for somebody who does not say: that answer is for one's own profile.
  const named = (entries: readonly LookupEntry[], notSaid = 0) =>
    entries
      .filter(({ id }) => id !== notSaid)
      .map((entry) => ({ value: String(entry.id), label: nameIn(entry, language) }));
  const districtOptions = districts.map(({ id, name, nameBn, region, regionBn }) => ({
    value: String(id),
    label: language === 'bn' ? `${nameBn}, ${regionBn}` : `${name}, ${region}`,
  }));

  return (
    <MemberForm page={page} submit={t.submit} isLong>
      <Wish legend={label('age')} name="age" page={page}>
        <RangeFields name="age" page={page} />
      </Wish>
      <Wish legend={label('heightCm')} name="height" page={page}>
        <p>{t.heightHint}</p>
        <RangeFields name="height" page={page} />
      </Wish>
      <Wish legend={label('maritalStatus')} name="maritalStatus" page={page}>
        {listed('maritalStatus.anyOf', label('maritalStatus'), optionsOf(detailsChoices.maritalStatus, language))}
      </Wish>
      <Wish legend={label('children')} name="children" page={page}>
        <p>{t.childrenHint}</p>
        {listed('children.anyOf', label('children'), optionsOf(wishChoices.childrenCount, language))}
      </Wish>
      <Wish legend={label('religion')} name="religion" page={page}>
        {listed('religion.anyOf', label('religion'), named(lists.religions, religionNotSaid))}
      </Wish>
      <Wish legend={label('caste')} name="caste" page={page}>
        <CheckboxField
          name={field('caste.isNoBar').name}
          label={t.noBar}
          defaultChecked={field('caste.isNoBar').defaultValue === 'Yes'}
        />
        {listed('caste.anyOf', label('caste'), named(lists.castes, casteNotSaid))}
      </Wish>
      <Wish legend={label('community')} name="community" page={page}>
        {listed('community.anyOf', label('community'), optionsOf(personChoices.community, language))}
      </Wish>
      <Wish legend={label('education')} name="education" page={page}>
        {listed('education.anyOf', label('education'), named(lists.educations))}
      </Wish>
      <Wish legend={label('profession')} name="profession" page={page}>
        {listed('profession.anyOf', label('profession'), named(lists.professions))}
      </Wish>
      <Wish legend={wishLabel('place')} name="place" page={page}>
        <p>{t.placeHint}</p>
        {listed('place.states', t.states, named(lists.states))}
        {listed('place.districts', t.districts, districtOptions)}
      </Wish>
      <Wish legend={label('country')} name="country" page={page}>
        <CheckboxField
          name={field('country.isAbroad').name}
          label={t.abroad}
          defaultChecked={field('country.isAbroad').defaultValue === 'Yes'}
        />
        {listed('country.anyOf', t.countries, named(lists.countries))}
      </Wish>
      <Wish legend={label('motherTongue')} name="motherTongue" page={page}>
        {listed('motherTongue.anyOf', label('motherTongue'), optionsOf(detailsChoices.motherTongue, language))}
      </Wish>
      <Wish legend={label('desh')} name="desh" page={page}>
        {listed('desh.anyOf', label('desh'), optionsOf(detailsChoices.desh, language))}
      </Wish>
      <Wish legend={label('diet')} name="diet" page={page}>
        {listed('diet.anyOf', label('diet'), optionsOf(personChoices.diet, language))}
      </Wish>
      <Wish legend={wishLabel('mangalik')} name="mangalik" page={page}>
        <RadioField
          {...field('mangalik.is')}
          label={wishLabel('mangalik')}
          options={[
            { value: '', label: t.mangalikAny },
            { value: 'Yes', label: t.mangalikYes },
            { value: 'No', label: t.mangalikNo },
          ]}
        />
      </Wish>
      <fieldset className={styles.wish}>
        <legend className={styles.legend}>{t.ownClan}</legend>
        <RadioField
          {...field('ownClan.strength')}
          label={wishLabel('avoidOwnClan')}
          hint={t.ownClanHint}
          options={[{ value: '', label: t.no }, ...optionsOf(wishChoices.wishStrength, language)]}
        />
      </fieldset>
      <p className={styles.count} role="status">
        {counted === 'wrong' && t.countWrong}
        {counted === 'later' && t.countLater}
        {counted !== 'wrong' && counted !== 'later' && t.count(bands[counted])}
      </p>
    </MemberForm>
  );
}

// Only what a wish is about decides whether there is one; its strength stands ready.
function withStrengths(initial: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(initial).map(([path, value]) => [
      path,
      path.endsWith('.strength') && path !== 'ownClan.strength' ? value || 'Wish' : value,
    ]),
  );
}
