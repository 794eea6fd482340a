import { detailsForm, type showDetails } from '#contract/details.ts';
import type { Draft } from '#contract/wire.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { personChoices } from '#words/choices/person.ts';
import { chooseWord } from '#words/label.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { digits } from '#words/numbers.ts';
import { nameIn } from '#words/values.ts';
import { DistrictFields } from './DistrictFields.tsx';
import { detailsTexts } from './details.texts.ts';

const PADAS = ['1', '2', '3', '4'];

export function DetailsForm({ loaded }: { loaded: Draft<typeof showDetails.returned> }) {
  const t = useTexts(detailsTexts);
  const label = useLabels(detailsLabels);
  const language = useLanguage();
  const { profileId, isRestricted } = useMember();
  const page = useFormPage(detailsForm, { loaded, draft: `details ${profileId}` });
  const { field } = page;
  const { computed, nakshatras } = loaded;
  const star = nakshatras.find(({ id }) => id === computed.nakshatra);

  return (
    <MemberForm page={page} submit={t.submit} isLong>
      <Fieldset legend={t.married} reason={t.marriedReason}>
        <ChoiceSelect {...field('maritalStatus')} label={label('maritalStatus')} names={detailsChoices.maritalStatus} />
        <TextField {...field('children')} label={label('children')} hint={t.childrenHint} inputMode="numeric" />
      </Fieldset>
      <Fieldset legend={t.roots} reason={t.rootsReason}>
        <ChoiceSelect {...field('desh')} label={label('desh')} names={detailsChoices.desh} />
        <ChoiceSelect {...field('motherTongue')} label={label('motherTongue')} names={detailsChoices.motherTongue} />
        <DistrictFields page={page} name="ancestral" label={label('ancestral')} />
        <DistrictFields page={page} name="home" label={label('home')} />
        <DistrictFields page={page} name="birth" label={label('birth')} />
      </Fieldset>
      <Fieldset legend={t.words} reason={t.wordsReason}>
        <TextAreaField {...field('aboutSelf')} label={label('aboutSelf')} hint={t.aboutSelfHint} rows={6} />
        <TextAreaField {...field('aboutHoped')} label={label('aboutHoped')} hint={t.aboutHopedHint} rows={6} />
      </Fieldset>
      {!isRestricted && (
        <Fieldset legend={t.photo} reason={t.photoReason}>
          <ChoiceRadio {...field('photoFor')} label={label('photoFor')} names={detailsChoices.photoAudience} />
        </Fieldset>
      )}
      <Fieldset legend={t.stars} reason={t.starsReason}>
        <LookupSelect
          {...field('nakshatra')}
          label={label('nakshatra')}
          entries={nakshatras}
          hint={star && t.computed(nameIn(star, language))}
        />
        <SelectField
          {...field('pada')}
          label={label('pada')}
          placeholder={chooseWord[language]}
          options={PADAS.map((value) => ({ value, label: digits(value, language) }))}
          hint={computed.pada !== null && t.computedPada(digits(computed.pada, language))}
        />
        <ChoiceRadio {...field('horoscopeCounts')} label={label('horoscopeCounts')} names={personChoices.yesNo} />
      </Fieldset>
      <Fieldset legend={t.siblings} reason={t.siblingsReason}>
        <TextField {...field('brothers')} label={label('brothers')} inputMode="numeric" />
        <TextField {...field('sisters')} label={label('sisters')} inputMode="numeric" />
        <TextAreaField {...field('siblingNotes')} label={label('siblingNotes')} hint={t.siblingNotesHint} rows={3} />
      </Fieldset>
      <Fieldset legend={t.work} reason={t.workReason}>
        <TextField {...field('workPlace')} label={label('workPlace')} />
        <ChoiceSelect {...field('incomeBand')} label={label('incomeBand')} names={detailsChoices.incomeBand} />
      </Fieldset>
      {!isRestricted && (
        <Fieldset legend={t.guardian} reason={t.guardianReason}>
          <TextField {...field('guardian.name')} label={label('guardian.name')} />
          <ChoiceSelect
            {...field('guardian.relation')}
            label={label('guardian.relation')}
            names={detailsChoices.guardianRelation}
          />
          <TextField {...field('guardian.phone')} label={label('guardian.phone')} type="tel" prefix="+91" />
        </Fieldset>
      )}
    </MemberForm>
  );
}
