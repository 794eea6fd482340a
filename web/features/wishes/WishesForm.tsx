import type { ReturnedDraft } from '#contract/call.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { ownWishesForm, type showWishes } from '#contract/wishes.ts';
import { casteNotStated, religionNotStated } from '#matching/wishes/not-stated.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { HeightRange } from '#web/fields/HeightRange.tsx';
import { ListField } from '#web/fields/ListField.tsx';
import { listTexts } from '#web/fields/list.texts.ts';
import { NumberRange } from '#web/fields/NumberRange.tsx';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { type Option, SelectField } from '#web/ui/SelectField.tsx';
import { useMember } from '#web/useMember.ts';
import { namesOfGender, otherGender } from '#words/by-gender.ts';
import { personChoices } from '#words/choices/person.ts';
import { sharedChoices } from '#words/choices/shared.ts';
import { wishChoices } from '#words/choices/wishes.ts';
import { optionsOf } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { wishLabels } from '#words/labels/wishes.ts';
import { groupsOf } from '#words/lookup-groups.ts';
import { nameIn } from '#words/values.ts';
import type { ListPath } from './useCount.ts';
import { type Count, useCount } from './useCount.ts';
import styles from './Wish.module.css';
import { Wish, WishGroup, type WishLine } from './Wish.tsx';
import { wishesTexts } from './wishes.texts.ts';

/** The lists from which the wishes are chosen. */
export interface WishLists {
  religions: readonly LookupEntry[];
  castes: readonly LookupEntry[];
  educations: readonly LookupEntry[];
  professions: readonly LookupEntry[];
  states: readonly LookupEntry[];
  countries: readonly LookupEntry[];
}

type Options = readonly Option[];

/** The wishes that consist of choices from one list. */
type ListedWish =
  | 'maritalStatus'
  | 'children'
  | 'community'
  | 'motherTongue'
  | 'desh'
  | 'education'
  | 'profession'
  | 'diet';

interface Props {
  saved: ReturnedDraft<typeof showWishes>;
  lists: WishLists;
  /** The count of the members who match the saved wishes. */
  count: Count;
}

/** The form for all wishes, with a count of the members who match them. */
export function WishesForm({ saved, lists, count }: Props) {
  const t = useTexts(wishesTexts);
  const bands = useTexts(countBandTexts);
  const { any } = useTexts(listTexts);
  const label = useLabels(sharedLabels, 'fact');
  const wishLabel = useLabels(wishLabels);
  const language = useLanguage();
  const { gender, isRestricted, recoversUntil } = useMember();
  // A Power Link session, or one of an account in recovery, may change neither the gate nor the tick that religion is
  // no bar.
  const mayChangeGate = !isRestricted && recoversUntil === '';
  const page = useFormPage(ownWishesForm, { initial: withStrengths(initialValues(ownWishesForm.fields, saved)) });
  const { field } = page;
  const currentCount = useCount(page.form.ref, count);

  const listField = (name: ListPath, legend: string, options: Options) => (
    <ListField {...field(name)} label={legend} options={options} groups={groupsOf(name, language)} />
  );
  // The entry "not stated" is an answer for a profile and makes no sense as a wish. No entry has the id 0.
  const entryOptions = (entries: readonly LookupEntry[], notStatedId = 0) =>
    entries
      .filter(({ id }) => id !== notStatedId)
      .map((entry) => ({ value: String(entry.id), label: nameIn(entry, language) }));

  /** Whether at least one of these fields has a stored value. */
  const hasValue = (...paths: Parameters<typeof field>[0][]) => paths.some((path) => field(path).defaultValue !== '');
  const listWish = (name: ListedWish, options: Options, hint?: string): WishLine => ({
    id: name,
    name: label(name),
    isFilled: hasValue(`${name}.anyOf`),
    wish: (
      <Wish legend={label(name)} isLegendSpoken name={name} page={page}>
        <ListField
          {...field(`${name}.anyOf`)}
          label={label(name)}
          options={options}
          groups={groupsOf(`${name}.anyOf`, language)}
          hint={hint}
        />
      </Wish>
    ),
  });
  const tickBox = (name: 'isReligionNoBar' | 'caste.isNoBar' | 'country.isAbroad', words: string, hint?: string) => (
    <CheckboxField
      name={field(name).name}
      label={words}
      hint={hint}
      defaultChecked={field(name).defaultValue === 'Yes'}
    />
  );

  return (
    <MemberForm
      page={page}
      submit={t.submit}
      isLong
      beside={
        <p className={styles.count} role="status">
          {currentCount === 'wrong' && t.countWrong}
          {currentCount === 'later' && t.countLater}
          {currentCount !== 'wrong' && currentCount !== 'later' && (
            <>
              {t.count} <strong>{bands[currentCount]}</strong>
            </>
          )}
        </p>
      }
    >
      <WishGroup
        heading={t.person}
        lines={[
          {
            id: 'age',
            name: label('age'),
            isFilled: true,
            wish: (
              <Wish legend={label('age')} name="age" page={page}>
                <NumberRange from={field('age.from')} to={field('age.to')} />
              </Wish>
            ),
          },
          {
            id: 'heightCm',
            name: label('heightCm'),
            isFilled: true,
            wish: (
              <Wish legend={label('heightCm')} name="height" page={page}>
                <HeightRange from={field('height.from')} to={field('height.to')} />
              </Wish>
            ),
          },
          listWish(
            'maritalStatus',
            optionsOf(namesOfGender(sharedChoices.maritalStatus, otherGender(gender)), language),
          ),
          listWish('children', optionsOf(wishChoices.childrenCount, language), t.childrenHint),
        ]}
      />
      <WishGroup
        heading={t.roots}
        lines={[
          {
            id: 'religion',
            name: label('religion'),
            isFilled: hasValue('religion.anyOf', 'isReligionNoBar'),
            wish: (
              <Wish legend={label('religion')} isLegendSpoken name="religion" page={page}>
                {mayChangeGate && tickBox('isReligionNoBar', t.religionNoBar, t.noBarHint)}
                {listField('religion.anyOf', label('religion'), entryOptions(lists.religions, religionNotStated))}
              </Wish>
            ),
          },
          {
            id: 'caste',
            name: label('caste'),
            isFilled: hasValue('caste.anyOf', 'caste.isNoBar'),
            wish: (
              <Wish legend={label('caste')} isLegendSpoken name="caste" page={page}>
                {tickBox('caste.isNoBar', t.noBar, mayChangeGate ? t.noBarHint : undefined)}
                {listField('caste.anyOf', label('caste'), entryOptions(lists.castes, casteNotStated))}
              </Wish>
            ),
          },
          listWish('community', optionsOf(personChoices.community, language), t.communityHint),
          listWish('motherTongue', optionsOf(sharedChoices.motherTongue, language)),
          listWish('desh', optionsOf(sharedChoices.desh, language)),
          {
            id: 'ownClan',
            name: t.ownClan,
            isFilled: hasValue('ownClan.strength'),
            wish: (
              <fieldset className={styles.wish}>
                <legend className="spoken">{t.ownClan}</legend>
                <div className={styles.asked}>
                  <RadioField
                    {...field('ownClan.strength')}
                    label={t.ownClanAsked}
                    hint={t.ownClanHint}
                    options={[
                      { value: '', label: t.ownClanNo },
                      { value: 'Wish', label: t.ownClanWish },
                      { value: 'Must', label: t.ownClanMust },
                    ]}
                  />
                </div>
              </fieldset>
            ),
          },
        ]}
      />
      <WishGroup
        heading={t.work}
        lines={[
          listWish('education', entryOptions(lists.educations)),
          listWish('profession', entryOptions(lists.professions)),
        ]}
      />
      <WishGroup
        heading={wishLabel('place')}
        lines={[
          {
            id: 'place',
            name: `${t.districts}, ${t.states}`,
            isFilled: hasValue('place.districts', 'place.states'),
            wish: (
              <Wish legend={wishLabel('place')} isLegendSpoken name="place" page={page}>
                <ListField
                  {...field('place.districts')}
                  label={t.districts}
                  options={districtOptions(language)}
                  hint={t.placeHint}
                />
                {listField('place.states', t.states, entryOptions(lists.states))}
              </Wish>
            ),
          },
          {
            id: 'country',
            name: t.countries,
            isFilled: hasValue('country.anyOf', 'country.isAbroad'),
            wish: (
              <Wish legend={label('country')} isLegendSpoken name="country" page={page}>
                {listField('country.anyOf', t.countries, entryOptions(lists.countries))}
                {tickBox('country.isAbroad', t.abroad)}
              </Wish>
            ),
          },
        ]}
      />
      <WishGroup
        heading={t.habits}
        lines={[
          listWish('diet', optionsOf(personChoices.diet, language)),
          {
            id: 'mangalik',
            name: wishLabel('mangalik'),
            isFilled: hasValue('mangalik.is'),
            wish: (
              <Wish legend={wishLabel('mangalik')} isLegendSpoken name="mangalik" page={page}>
                <SelectField
                  {...field('mangalik.is')}
                  label={wishLabel('mangalik')}
                  placeholder={any}
                  options={[
                    { value: 'Yes', label: t.mangalikYes },
                    { value: 'No', label: t.mangalikNo },
                  ]}
                />
              </Wish>
            ),
          },
        ]}
      />
      {mayChangeGate && <input type="hidden" name="hasNoBar" value="1" />}
      {mayChangeGate && (
        <section id="gate" className={styles.group}>
          <h2>{t.gate}</h2>
          <input type="hidden" name="hasGate" value="1" />
          <CheckboxField
            name={field('isGated').name}
            label={t.gateTick}
            hint={t.gateHint}
            defaultChecked={field('isGated').defaultValue === 'Yes'}
          />
        </section>
      )}
    </MemberForm>
  );
}

/** Presets empty strengths to "Wish". `ownClan` has no other field, so an empty strength there means no wish. */
function withStrengths(initial: Record<string, string>): Record<string, string> {
  const isPreset = (path: string) => path.endsWith('.strength') && path !== 'ownClan.strength';
  return Object.fromEntries(
    Object.entries(initial).map(([path, value]) => [path, isPreset(path) ? value || 'Wish' : value]),
  );
}
