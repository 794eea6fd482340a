import type { detailsForm } from '#contract/details.ts';
import type { PathOf } from '#contract/wire.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { detailsTexts } from './details.texts.ts';

export type DetailsPage = FormPage<PathOf<typeof detailsForm.fields>>;

/** Brothers and sisters, and who takes the calls. */
export function FamilyFields({ page: { field } }: { page: DetailsPage }) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const { isRestricted } = useMember();
  return (
    <>
      <TextField {...field('brothers')} label={label('brothers')} inputMode="numeric" />
      <TextField {...field('sisters')} label={label('sisters')} inputMode="numeric" />
      <TextAreaField {...field('siblingNotes')} label={label('siblingNotes')} hint={t.siblingNotesHint} rows={2} />
      {!isRestricted && (
        <>
          <TextField {...field('guardian.name')} label={t.guardianName} hint={t.guardianReason} />
          <ChoiceSelect
            {...field('guardian.relation')}
            label={label('guardian.relation')}
            names={detailsChoices.guardianRelation}
          />
          <PhoneField {...field('guardian.phone')} label={t.guardianPhone} autoComplete="off" />
        </>
      )}
    </>
  );
}
