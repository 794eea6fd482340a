import type { ReturnedDraft } from '#contract/call.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { stateList } from '#contract/lookups.ts';
import type { showPaper } from '#contract/staff/paper.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DistrictFields } from '#web/features/details/DistrictFields.tsx';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { CountryAndState } from '#web/fields/CountryAndState.tsx';
import { HeightField } from '#web/fields/HeightField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { NameField } from '#web/fields/NameField.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { PlaceField } from '#web/fields/PlaceField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { namesOf } from '#words/choice-names.ts';
import { chooseWord, type Labels, labelIn } from '#words/label.ts';
import { addressLabels } from '#words/labels/address.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import { personalLabels } from '#words/labels/personal.ts';
import { digits } from '#words/numbers.ts';
import type { PaperPath } from './paper-steps.ts';

/** The answers of the paper form with their kinds, and the lists from which they are chosen. */
export type PaperLists = ReturnedDraft<typeof showPaper>;

interface Props {
  page: FormPage<PaperPath>;
  path: PaperPath;
  lists: PaperLists;
  /** The states of the form's initial country. */
  states: readonly LookupEntry[];
}

/** The labels of all answers except those of the lineage, whose names are the same on both sides. */
const LABELS: Labels = { ...personalLabels, ...detailsLabels, ...addressLabels };
/** The answers that are written in several lines. */
const LONG: readonly PaperPath[] = ['aboutSelf', 'aboutHoped', 'siblingNotes'];
/** The four quarters of a nakshatra. */
const PADAS = ['1', '2', '3', '4'];
/** Choices with at most this many values are radio buttons, side by side. */
const MOST_RADIOS = 2;
/** The answers that are asked with the fields of a district, with the name that these fields share. */
const DISTRICTS: Readonly<Partial<Record<PaperPath, 'ancestral' | 'home' | 'birth'>>> = {
  'ancestral.id': 'ancestral',
  'home.id': 'home',
  'birth.id': 'birth',
};
/** The checkbox "nobody knows" for each name that has one. */
const UNKNOWN: Readonly<Partial<Record<PaperPath, PaperPath>>> = {
  'father.name': 'father.nameUnknown',
  'mother.name': 'mother.nameUnknown',
  'paternal.grandfather.name': 'paternal.grandfather.nameUnknown',
  'paternal.greatGrandfather.name': 'paternal.greatGrandfather.nameUnknown',
  'maternal.grandfather.name': 'maternal.grandfather.nameUnknown',
  'maternal.greatGrandfather.name': 'maternal.greatGrandfather.nameUnknown',
};

/** The control for one answer, by its kind. Renders nothing for a value that the control of another answer includes. */
export function PaperAnswer({ page, path, lists, states }: Props) {
  const language = useLanguage();
  const answer = lists.answers[path];
  if (answer === undefined) return null;
  const labels: Labels = /^(paternal|maternal)\./.test(path) ? relativeLabels : LABELS;
  const labelWords = labels[path] ?? labels[lastNameOf(path)];
  const common = {
    ...page.field(path),
    label: labelWords ? labelIn(labelWords, language) : '',
    required: answer.isRequired || path === 'birthDate',
  };
  switch (answer.kind) {
    case 'choice':
      return answer.of.length <= MOST_RADIOS ? (
        <ChoiceRadio {...common} names={namesOf(answer.of)} />
      ) : (
        <ChoiceSelect {...common} names={namesOf(answer.of)} />
      );
    case 'numeral':
      return (
        <SelectField
          {...common}
          placeholder={chooseWord[language]}
          options={PADAS.map((value) => ({ value, label: digits(value, language) }))}
        />
      );
    case 'lookup':
      return <LookupAnswer common={common} page={page} path={path} lists={lists} states={states} />;
    case 'clan':
      return <ClanField {...common} clans={lists.clans} />;
    case 'date':
    case 'time':
      return <TextField {...common} type={answer.kind} />;
    case 'decimal':
      return path === 'heightCm' ? <HeightField {...common} /> : <TextField {...common} inputMode="decimal" />;
    case 'number':
      return <TextField {...common} inputMode="numeric" />;
    case 'text':
      return <TextAnswer common={common} page={page} path={path} />;
    default:
      return null;
  }
}

/** The props that every control gets. */
type Common = ReturnType<FormPage<PaperPath>['field']> & { label: string; required: boolean };

/** An answer from a list of lookups. The country's control includes the state; the birthplace's includes its id. */
function LookupAnswer({ common, page, path, lists, states }: { common: Common } & Props) {
  const language = useLanguage();
  const district = DISTRICTS[path];
  if (district) {
    const label = labelIn(detailsLabels[district], language);
    return <DistrictFields page={page} name={district} label={label} />;
  }
  if (path === 'country')
    return (
      <CountryAndState
        country={common}
        state={{ ...page.field('state'), label: labelIn(addressLabels.state, language), required: true }}
        countries={lists.countries}
        states={states}
        loadStates={loadStates}
      />
    );
  if (path === 'state' || path === 'birthPlaceId') return null;
  return <LookupSelect {...common} entries={entriesOf(lists, path)} />;
}

/** An answer in words. The name of a district is part of that district's fields. */
function TextAnswer({ common, page, path }: { common: Common } & Pick<Props, 'page' | 'path'>) {
  if (path === 'ancestral.name' || path === 'home.name' || path === 'birth.name') return null;
  if (path === 'guardian.phone') return <PhoneField {...common} autoComplete="off" />;
  if (path === 'birthPlace')
    return (
      <PlaceField
        {...common}
        idName="birthPlaceId"
        defaultId={page.field('birthPlaceId').defaultValue}
        onPlace={() => {}}
      />
    );
  const unknown = UNKNOWN[path];
  if (unknown) return <NameField {...common} unknown={page.field(unknown)} />;
  return LONG.includes(path) ? <TextAreaField {...common} rows={3} /> : <TextField {...common} />;
}

/** Returns the entries of the list for an answer, by the last name of its path. Only a mother's occupations differ. */
function entriesOf(lists: PaperLists, path: PaperPath): readonly LookupEntry[] {
  const entries: Readonly<Record<string, readonly LookupEntry[]>> = {
    caste: lists.castes,
    tribe: lists.tribes,
    rashi: lists.rashis,
    gon: lists.gons,
    logno: lists.lognos,
    nakshatra: lists.nakshatras,
    religion: lists.religions,
    education: lists.educations,
    otherQualification: lists.otherQualifications,
    profession: lists.professions,
    skill: lists.skills,
    occupation: path === 'mother.occupation' ? lists.femaleOccupations : lists.maleOccupations,
  };
  return entries[lastNameOf(path)] ?? [];
}

/** Returns the part of a path after its last full stop. */
const lastNameOf = (path: PaperPath): string => path.slice(path.lastIndexOf('.') + 1);

/** Loads the states of a country; returns an empty list on failure. */
async function loadStates(country: string) {
  const answer = await browserApi(stateList, { country });
  return answer.ok ? answer.values.states : [];
}
