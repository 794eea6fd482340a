import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { detailsChoices } from '#words/choices/details.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { DistrictFields } from './DistrictFields.tsx';
import { detailsTexts } from './details.texts.ts';
import type { DetailsPage } from './FamilyFields.tsx';

/** Marital status, mother tongue and desh, and where the family is at home. */
export function HomeFields({ page }: { page: DetailsPage }) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const { field } = page;
  return (
    <>
      <ChoiceSelect {...field('maritalStatus')} label={label('maritalStatus')} names={detailsChoices.maritalStatus} />
      <TextField
        {...field('marriageEnded')}
        label={label('marriageEnded')}
        hint={t.marriageEndedHint}
        inputMode="numeric"
      />
      <TextField {...field('children')} label={label('children')} hint={t.childrenHint} inputMode="numeric" />
      <ChoiceSelect
        {...field('childrenWith')}
        label={label('childrenWith')}
        hint={t.acceptedAlone}
        names={detailsChoices.childrenWith}
      />
      <ChoiceSelect {...field('motherTongue')} label={label('motherTongue')} names={detailsChoices.motherTongue} />
      <ChoiceSelect {...field('desh')} label={label('desh')} names={detailsChoices.desh} />
      <DistrictFields page={page} name="ancestral" label={label('ancestral')} />
      <DistrictFields page={page} name="home" label={label('home')} />
      <DistrictFields page={page} name="birth" label={label('birth')} />
    </>
  );
}
