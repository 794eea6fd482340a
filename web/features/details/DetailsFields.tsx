import { Fragment, type ReactNode } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showDetails } from '#contract/details.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { pathsOf } from '#web/forms/steps.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { More } from '#web/ui/More.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { useMember } from '#web/useMember.ts';
import { spouseForGender } from '#words/by-gender.ts';
import { chooseWord, labelIn } from '#words/label.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { marriageEndedLabel } from '#words/labels/family.ts';
import { digits } from '#words/numbers.ts';
import { padaIn } from '#words/pada.ts';
import { nameIn } from '#words/values.ts';
import { DetailsField, type DetailsPage, isSingleControl } from './DetailsField.tsx';
import { DistrictFields } from './DistrictFields.tsx';
import { detailsTexts } from './details.texts.ts';

interface Props {
  page: DetailsPage;
  step: 'family' | 'home' | 'work';
}

/** The padas (quarters) of a nakshatra as list entries. */
const PADAS: readonly LookupEntry[] = [1, 2, 3, 4].map((id) => ({
  id,
  name: padaIn(id, 'en'),
  nameBn: padaIn(id, 'bn'),
}));

/** The questions about an earlier marriage. */
const OF_MARRIAGE = ['marriageEnded', 'children', 'childrenAges', 'childrenWith'] as const;

/** The questions about life abroad. */
const ABROAD = ['incomeAbroad', 'incomeCurrency', 'residence'] as const;

/** Checks whether the question is in one of the two folds: about an earlier marriage, or about life abroad. */
const isInFold = (path: string): boolean => [...OF_MARRIAGE, ...ABROAD].some((name) => name === path);

/**
 * The further details of one step of the personal information, in the step's order. In a Power Link session the
 * guardian is left out.
 */
export function DetailsFields({ page, step }: Props) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const { isRestricted } = useMember();
  const { field } = page;
  const ownControls: Readonly<Record<string, ReactNode>> = {
    siblingNotes: (
      <TextAreaField {...field('siblingNotes')} label={label('siblingNotes')} hint={t.siblingNotesHint} rows={2} />
    ),
    'guardian.name': <TextField {...field('guardian.name')} label={t.guardianName} hint={t.guardianReason} />,
    'guardian.phone': <PhoneField {...field('guardian.phone')} label={t.guardianPhone} autoComplete="off" />,
    'ancestral.id': <DistrictFields page={page} name="ancestral" label={label('ancestral')} />,
    'home.id': <DistrictFields page={page} name="home" label={label('home')} />,
    'birth.id': <DistrictFields page={page} name="birth" label={label('birth')} />,
  };
  const drawField = (path: string) => (
    <Fragment key={path}>
      {ownControls[path] ?? (isSingleControl(path) && <DetailsField page={page} name={path} />)}
    </Fragment>
  );
  return pathsOf('/personal-information', step)
    .filter((path) => !(isRestricted && path.startsWith('guardian.')))
    .map((path) => {
      if (path === OF_MARRIAGE[0]) {
        return <OfMarriage key={path} page={page} />;
      }
      if (path === ABROAD[0]) {
        return (
          <More
            key={path}
            heading={t.abroad}
            isOpen={ABROAD.some((name) => field(name).defaultValue !== '' || field(name).error)}
          >
            {ABROAD.map(drawField)}
          </More>
        );
      }
      return isInFold(path) ? null : drawField(path);
    });
}

/**
 * The fields about an earlier marriage. Folded unless the person is divorced or widowed, or a field is filled or has an
 * error. Without JavaScript they are never folded.
 */
function OfMarriage({ page }: { page: DetailsPage }) {
  const { form, field } = page;
  const language = useLanguage();
  const isAlive = useIsAlive();
  const { gender } = useMember();
  const { maritalStatus = '' } = useTyped(form.ref, { maritalStatus: field('maritalStatus').defaultValue });
  const hasEntry = OF_MARRIAGE.some((name) => field(name).defaultValue !== '' || field(name).error !== undefined);
  const isAsked = ['Divorced', 'Widowed'].includes(maritalStatus) || hasEntry;
  return (
    <Fold isFolded={isAlive && !isAsked}>
      {OF_MARRIAGE.map((name) => (
        <DetailsField
          key={name}
          page={page}
          name={name}
          {...(name === 'marriageEnded' && {
            label: spouseForGender(labelIn(marriageEndedLabel(maritalStatus), language), gender),
          })}
        />
      ))}
    </Fold>
  );
}

interface StarFieldsProps {
  page: DetailsPage;
  loaded: Pick<ReturnedDraft<typeof showDetails>, 'computed' | 'nakshatras'>;
  /** Returns the field with a line below it: what the typed birth details compute to, chosen from `entries`. */
  computed: (name: 'nakshatra' | 'pada', field: ReactNode, entries: readonly LookupEntry[]) => ReactNode;
}

/** The fields for nakshatra and pada. Without JavaScript, hints show what the stored birth details compute to. */
export function StarFields({ page: { field }, loaded, computed }: StarFieldsProps) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const language = useLanguage();
  const isAlive = useIsAlive();
  const { nakshatras, computed: computedIds } = loaded;
  const computedNakshatra = !isAlive && nakshatras.find(({ id }) => id === computedIds.nakshatra);
  const computedPada = !isAlive && PADAS.find(({ id }) => id === computedIds.pada);
  return (
    <>
      {computed(
        'nakshatra',
        <LookupSelect
          {...field('nakshatra')}
          label={label('nakshatra')}
          entries={nakshatras}
          hint={computedNakshatra && t.computed(nameIn(computedNakshatra, language))}
        />,
        nakshatras,
      )}
      {computed(
        'pada',
        <SelectField
          {...field('pada')}
          label={label('pada')}
          placeholder={chooseWord[language]}
          options={PADAS.map(({ id }) => ({ value: String(id), label: digits(id, language) }))}
          hint={computedPada && t.computed(nameIn(computedPada, language))}
        />,
        PADAS,
      )}
    </>
  );
}
