import { useState } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { HOROSCOPE_FILE, personalForm, type showPersonal } from '#contract/personal.ts';
import type { Place } from '#matching/places.ts';
import { BirthChart } from '#web/card/BirthChart.tsx';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { fileTexts } from '#web/fields/file.texts.ts';
import { HeightField } from '#web/fields/HeightField.tsx';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { NameField } from '#web/fields/NameField.tsx';
import { PlaceField } from '#web/fields/PlaceField.tsx';
import { fill } from '#web/forms/draft.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { answerHints } from '#words/labels/hints.ts';
import { personalLabels } from '#words/labels/personal.ts';
import { nameIn } from '#words/values.ts';
import { ComputedLine } from './ComputedLine.tsx';
import styles from './PersonalForm.module.css';
import { personalTexts } from './personal.texts.ts';
import { useComputedHoroscope } from './useComputedHoroscope.ts';

interface Props {
  loaded: ReturnedDraft<typeof showPersonal>;
  /** The age rule needs to know whether it is a bride or a groom. */
  member: { profileId: string; gender: string };
}

export function PersonalForm({ loaded, member }: Props) {
  const t = useTexts(personalTexts);
  const label = useLabels(personalLabels);
  const hint = useLabels(answerHints);
  const fileWords = useTexts(fileTexts);
  const language = useLanguage();
  const initial = initialValues(personalForm.fields, loaded);
  const page = useFormPage(personalForm, { initial, draft: `personal ${member.profileId}` });
  const { field } = page;
  const [place, setPlace] = useState<Place>();
  const typed = useTyped(page.form.ref, initial);
  const computed = useComputedHoroscope(typed.birthDate ?? '', typed.birthTime ?? '', place);

  function use(name: string, id: string) {
    const control = page.form.ref.current?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) fill(control, id);
  }
  const computedLine = (name: 'rashi' | 'gon' | 'logno', entries: readonly LookupEntry[]) => (
    <ComputedLine
      ids={computed?.[name] ?? []}
      entries={entries}
      declared={typed[name] ?? ''}
      onUse={(id) => use(name, id)}
    />
  );

  return (
    <MemberForm page={page} submit={t.submit} isLong hasFiles>
      <input type="hidden" name="gender" value={member.gender} />
      <Fieldset legend={t.parents} reason={t.parentsReason}>
        <NameField {...field('father.name')} label={label('father.name')} unknown={field('father.nameUnknown')} />
        <LookupSelect
          {...field('father.occupation')}
          label={label('father.occupation')}
          entries={loaded.maleOccupations}
        />
        <NameField {...field('mother.name')} label={label('mother.name')} unknown={field('mother.nameUnknown')} />
        <LookupSelect
          {...field('mother.occupation')}
          label={label('mother.occupation')}
          entries={loaded.femaleOccupations}
        />
      </Fieldset>
      <Fieldset legend={t.work} reason={t.workReason}>
        <LookupSelect {...field('education')} label={label('education')} entries={loaded.educations} />
        <LookupSelect
          {...field('otherQualification')}
          label={label('otherQualification')}
          entries={loaded.otherQualifications}
        />
        <LookupSelect {...field('profession')} label={label('profession')} entries={loaded.professions} />
        <LookupSelect {...field('skill')} label={label('skill')} entries={loaded.skills} />
      </Fieldset>
      <Fieldset legend={t.person} reason={t.personReason}>
        <HeightField {...field('heightCm')} label={label('heightCm')} hint={hint('heightCm')} />
        <TextField {...field('weightKg')} label={label('weightKg')} inputMode="decimal" />
        <ChoiceSelect {...field('skinColour')} label={label('skinColour')} names={personChoices.skinColour} />
        <ChoiceRadio {...field('diet')} label={label('diet')} names={personChoices.diet} />
        <LookupSelect {...field('religion')} label={label('religion')} entries={loaded.religions} />
        <ChoiceSelect {...field('community')} label={label('community')} names={personChoices.community} />
      </Fieldset>
      <Fieldset legend={t.bloodline} reason={t.bloodlineReason}>
        <LookupSelect {...field('caste')} label={label('caste')} entries={loaded.castes} />
        <LookupSelect {...field('tribe')} label={label('tribe')} entries={loaded.tribes} />
        <ClanField {...field('clan')} label={label('clan')} clans={loaded.clans} />
        <ChoiceRadio {...field('isInitiated')} label={label('isInitiated')} names={personChoices.yesNo} />
      </Fieldset>
      <Fieldset legend={t.birth} reason={t.birthReason}>
        <TextField
          {...field('birthDate')}
          label={label('birthDate')}
          hint={hint('birthDate')}
          type="date"
          autoComplete="bday"
        />
        <TextField {...field('birthTime')} label={label('birthTime')} type="time" />
        <PlaceField
          {...field('birthPlace')}
          label={label('birthPlace')}
          idName="birthPlaceId"
          defaultId={field('birthPlaceId').defaultValue}
          onPlace={setPlace}
        />
      </Fieldset>
      <Fieldset legend={t.horoscope} reason={hint('horoscope')}>
        <div className={styles.computed}>
          <LookupSelect {...field('rashi')} label={label('rashi')} entries={loaded.rashis} />
          {computedLine('rashi', loaded.rashis)}
        </div>
        <div className={styles.computed}>
          <LookupSelect {...field('gon')} label={label('gon')} entries={loaded.gons} />
          {computedLine('gon', loaded.gons)}
        </div>
        <div className={styles.computed}>
          <LookupSelect {...field('logno')} label={label('logno')} entries={loaded.lognos} />
          {computedLine('logno', loaded.lognos)}
        </div>
        {computed && (
          <BirthChart marks={computed.marks} rashiNames={loaded.rashis.map((rashi) => nameIn(rashi, language))} />
        )}
        <ChoiceRadio
          {...field('isMangalik')}
          label={label('isMangalik')}
          names={personChoices.yesNo}
          hint={<HoroscopeNote about="mangalik" />}
        />
        <FileField
          // Once it is kept, the control is empty for another.
          key={loaded.horoscopeFile}
          {...fileWords}
          name={HOROSCOPE_FILE}
          error={page.errors[HOROSCOPE_FILE]}
          label={label('horoscope')}
          hint={
            <>
              {t.fileHint} {loaded.horoscopeFile && t.fileKeptHint} <HoroscopeNote about="horoscope" />
            </>
          }
          accept=".jpg,.jpeg,.png,.pdf"
        />
      </Fieldset>
    </MemberForm>
  );
}
