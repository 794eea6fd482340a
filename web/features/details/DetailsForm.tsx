import {
  DESHES,
  GUARDIAN_RELATIONS,
  INCOME_BANDS,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  PHOTO_AUDIENCES,
  YES_NO,
} from '#contract/choices.ts';
import { detailsForm, type showDetails } from '#contract/details.ts';
import type { Draft } from '#contract/wire.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { detailsChoiceTexts } from '#web/fields/details-choices.texts.ts';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { DetailsSelect } from './DetailsSelect.tsx';
import { DistrictFields } from './DistrictFields.tsx';
import { detailsTexts } from './details.texts.ts';

const PADAS = ['1', '2', '3', '4'];

export function DetailsForm({ loaded }: { loaded: Draft<typeof showDetails.returned> }) {
  const t = useTexts(detailsTexts);
  const names = useTexts(detailsChoiceTexts);
  const language = useLanguage();
  const { profileId, isRestricted } = useMember();
  const page = useFormPage(detailsForm, { loaded, draft: `details ${profileId}` });
  const { field } = page;
  const { computed, nakshatras } = loaded;
  const star = nakshatras.find(({ id }) => id === computed.nakshatra);

  return (
    <MemberForm page={page} submit={t.submit}>
      <Fieldset legend={t.married} reason={t.marriedReason}>
        <DetailsSelect {...field('maritalStatus')} label={t.maritalStatus} choices={MARITAL_STATUSES} />
        <TextField {...field('children')} label={t.children} hint={t.childrenHint} inputMode="numeric" />
      </Fieldset>
      <Fieldset legend={t.roots} reason={t.rootsReason}>
        <DetailsSelect {...field('desh')} label={t.desh} choices={DESHES} />
        <DetailsSelect {...field('motherTongue')} label={t.motherTongue} choices={MOTHER_TONGUES} />
        <DistrictFields page={page} name="ancestral" label={t.ancestralDistrict} />
        <DistrictFields page={page} name="home" label={t.homeDistrict} />
        <DistrictFields page={page} name="birth" label={t.birthDistrict} />
      </Fieldset>
      <Fieldset legend={t.words} reason={t.wordsReason}>
        <TextAreaField {...field('aboutSelf')} label={t.aboutSelf} hint={t.aboutSelfHint} rows={6} />
        <TextAreaField {...field('aboutHoped')} label={t.aboutHoped} hint={t.aboutHopedHint} rows={6} />
      </Fieldset>
      {!isRestricted && (
        <Fieldset legend={t.photo} reason={t.photoReason}>
          <RadioField
            {...field('photoFor')}
            label={t.photoFor}
            options={PHOTO_AUDIENCES.map((value) => ({ value, label: names[value] }))}
          />
        </Fieldset>
      )}
      <Fieldset legend={t.stars} reason={t.starsReason}>
        <LookupSelect
          {...field('nakshatra')}
          label={t.nakshatra}
          entries={nakshatras}
          hint={star && t.computed(language === 'bn' ? star.nameBn : star.name)}
        />
        <SelectField
          {...field('pada')}
          label={t.pada}
          placeholder={t.choose}
          options={PADAS.map((value) => ({ value, label: digits(value, language) }))}
          hint={computed.pada !== null && t.computedPada(digits(computed.pada, language))}
        />
        <ChoiceRadio {...field('horoscopeCounts')} label={t.horoscopeCounts} choices={YES_NO} />
      </Fieldset>
      <Fieldset legend={t.siblings} reason={t.siblingsReason}>
        <TextField {...field('brothers')} label={t.brothers} inputMode="numeric" />
        <TextField {...field('sisters')} label={t.sisters} inputMode="numeric" />
        <TextAreaField {...field('siblingNotes')} label={t.siblingNotes} hint={t.siblingNotesHint} rows={3} />
      </Fieldset>
      <Fieldset legend={t.work} reason={t.workReason}>
        <TextField {...field('workPlace')} label={t.workPlace} />
        <DetailsSelect {...field('incomeBand')} label={t.incomeBand} choices={INCOME_BANDS} />
      </Fieldset>
      {!isRestricted && (
        <Fieldset legend={t.guardian} reason={t.guardianReason}>
          <TextField {...field('guardian.name')} label={t.guardianName} />
          <DetailsSelect {...field('guardian.relation')} label={t.guardianRelation} choices={GUARDIAN_RELATIONS} />
          <TextField {...field('guardian.phone')} label={t.guardianPhone} type="tel" prefix="+91" />
        </Fieldset>
      )}
    </MemberForm>
  );
}
