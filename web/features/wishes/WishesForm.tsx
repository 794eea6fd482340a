import { COMMUNITIES, DIETS, MARITAL_STATUSES } from '#contract/choices.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { wishesForm } from '#contract/wishes.ts';
import { districts } from '#matching/places/districts.ts';
import { casteNotSaid, religionNotSaid } from '#matching/wishes/not-said.ts';
import { choiceTexts } from '#web/fields/choices.texts.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { detailsChoiceTexts } from '#web/fields/details-choices.texts.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
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
}

interface Props {
  saved: WishesDraft;
  lists: WishLists;
  count: Count;
}

export function WishesForm({ saved, lists, count }: Props) {
  const t = useTexts(wishesTexts);
  const bands = useTexts(countBandTexts);
  const choiceNames = useTexts(choiceTexts);
  const detailsNames = useTexts(detailsChoiceTexts);
  const language = useLanguage();
  const page = useFormPage(wishesForm, { initial: withStrengths(initialValues(wishesForm.fields, saved)) });
  const { field } = page;
  const counted = useCount(page.form.ref, count);

  const listed = (name: ListPath, label: string, options: { value: string; label: string }[]) => (
    <CheckListField
      {...field(name)}
      label={label}
      isLabelSpoken={label !== t.states && label !== t.districts}
      options={options}
      {...(options.length > 8 && {
        folded: (ticked: number) => (ticked === 0 ? t.choose : t.chosen(digits(ticked, language))),
      })}
    />
  );
  // Nobody hopes for somebody who does not say: that answer is for one's own profile.
  const named = (entries: readonly LookupEntry[], notSaid = 0) =>
    entries
      .filter(({ id }) => id !== notSaid)
      .map(({ id, name, nameBn }) => ({ value: String(id), label: language === 'bn' ? nameBn : name }));
  const districtOptions = districts.map(({ id, name, nameBn, region, regionBn }) => ({
    value: String(id),
    label: language === 'bn' ? `${nameBn}, ${regionBn}` : `${name}, ${region}`,
  }));

  return (
    <MemberForm page={page} submit={t.submit}>
      <Wish legend={t.age} name="age" page={page}>
        <RangeFields name="age" page={page} />
      </Wish>
      <Wish legend={t.height} name="height" page={page}>
        <p>{t.heightHint}</p>
        <RangeFields name="height" page={page} />
      </Wish>
      <Wish legend={t.maritalStatus} name="maritalStatus" page={page}>
        {listed(
          'maritalStatus.anyOf',
          t.maritalStatus,
          MARITAL_STATUSES.map((value) => ({ value, label: detailsNames[value] })),
        )}
      </Wish>
      <Wish legend={t.religion} name="religion" page={page}>
        {listed('religion.anyOf', t.religion, named(lists.religions, religionNotSaid))}
      </Wish>
      <Wish legend={t.caste} name="caste" page={page}>
        <CheckboxField
          name={field('caste.isNoBar').name}
          label={t.noBar}
          defaultChecked={field('caste.isNoBar').defaultValue === 'Yes'}
        />
        {listed('caste.anyOf', t.caste, named(lists.castes, casteNotSaid))}
      </Wish>
      <Wish legend={t.community} name="community" page={page}>
        {listed(
          'community.anyOf',
          t.community,
          COMMUNITIES.map((value) => ({ value, label: choiceNames[value] })),
        )}
      </Wish>
      <Wish legend={t.education} name="education" page={page}>
        {listed('education.anyOf', t.education, named(lists.educations))}
      </Wish>
      <Wish legend={t.profession} name="profession" page={page}>
        {listed('profession.anyOf', t.profession, named(lists.professions))}
      </Wish>
      <Wish legend={t.place} name="place" page={page}>
        <p>{t.placeHint}</p>
        {listed('place.states', t.states, named(lists.states))}
        {listed('place.districts', t.districts, districtOptions)}
      </Wish>
      <Wish legend={t.diet} name="diet" page={page}>
        {listed(
          'diet.anyOf',
          t.diet,
          DIETS.map((value) => ({ value, label: choiceNames[value] })),
        )}
      </Wish>
      <Wish legend={t.mangalik} name="mangalik" page={page}>
        <RadioField
          {...field('mangalik.is')}
          label={t.mangalik}
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
          label={t.ownClanLabel}
          hint={t.ownClanHint}
          options={[
            { value: '', label: t.no },
            { value: 'Wish', label: t.wish },
            { value: 'Must', label: t.must },
          ]}
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
