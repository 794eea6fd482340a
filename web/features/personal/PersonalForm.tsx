import { useState } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import { COMMUNITIES, DIETS, SKIN_COLOURS, YES_NO } from '#contract/choices.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { HOROSCOPE_FILE, personalForm, type showPersonal } from '#contract/personal.ts';
import type { Place } from '#matching/places.ts';
import { BirthChart } from '#web/fields/BirthChart.tsx';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { fileTexts } from '#web/fields/file.texts.ts';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { PlaceField } from '#web/fields/PlaceField.tsx';
import { fill } from '#web/forms/draft.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
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
    <MemberForm page={page} submit={t.submit} hasFiles>
      <input type="hidden" name="gender" value={member.gender} />
      <Fieldset legend={t.parents} reason={t.parentsReason}>
        <TextField {...field('father.name')} label={t.fatherName} />
        <LookupSelect {...field('father.occupation')} label={t.fatherOccupation} entries={loaded.maleOccupations} />
        <TextField {...field('mother.name')} label={t.motherName} />
        <LookupSelect {...field('mother.occupation')} label={t.motherOccupation} entries={loaded.femaleOccupations} />
      </Fieldset>
      <Fieldset legend={t.work} reason={t.workReason}>
        <LookupSelect {...field('education')} label={t.education} entries={loaded.educations} />
        <LookupSelect
          {...field('otherQualification')}
          label={t.otherQualification}
          entries={loaded.otherQualifications}
        />
        <LookupSelect {...field('profession')} label={t.profession} entries={loaded.professions} />
        <LookupSelect {...field('skill')} label={t.skill} entries={loaded.skills} />
      </Fieldset>
      <Fieldset legend={t.person} reason={t.personReason}>
        <TextField {...field('heightCm')} label={t.height} hint={t.heightHint} inputMode="decimal" />
        <TextField {...field('weightKg')} label={t.weight} inputMode="decimal" />
        <ChoiceSelect {...field('skinColour')} label={t.skinColour} choices={SKIN_COLOURS} />
        <ChoiceRadio {...field('diet')} label={t.diet} choices={DIETS} />
        <LookupSelect {...field('religion')} label={t.religion} entries={loaded.religions} />
        <ChoiceSelect {...field('community')} label={t.community} choices={COMMUNITIES} />
      </Fieldset>
      <Fieldset legend={t.bloodline} reason={t.bloodlineReason}>
        <LookupSelect {...field('caste')} label={t.caste} entries={loaded.castes} />
        <LookupSelect {...field('tribe')} label={t.tribe} entries={loaded.tribes} />
        <ClanField {...field('clan')} label={t.clan} hint={t.clanHint} clans={loaded.clans} />
        <ChoiceRadio {...field('isInitiated')} label={t.initiated} choices={YES_NO} />
      </Fieldset>
      <Fieldset legend={t.birth} reason={t.birthReason}>
        <TextField {...field('birthDate')} label={t.birthDate} hint={t.birthDateHint} type="date" autoComplete="bday" />
        <TextField {...field('birthTime')} label={t.birthTime} type="time" />
        <PlaceField
          {...field('birthPlace')}
          label={t.birthPlace}
          idName="birthPlaceId"
          defaultId={field('birthPlaceId').defaultValue}
          onPlace={setPlace}
        />
      </Fieldset>
      <Fieldset legend={t.horoscope} reason={t.horoscopeReason}>
        <div className={styles.computed}>
          <LookupSelect {...field('rashi')} label={t.rashi} entries={loaded.rashis} />
          {computedLine('rashi', loaded.rashis)}
        </div>
        <div className={styles.computed}>
          <LookupSelect {...field('gon')} label={t.gon} entries={loaded.gons} />
          {computedLine('gon', loaded.gons)}
        </div>
        <div className={styles.computed}>
          <LookupSelect {...field('logno')} label={t.logno} entries={loaded.lognos} />
          {computedLine('logno', loaded.lognos)}
        </div>
        {computed && (
          <BirthChart
            marks={computed.marks}
            rashiNames={loaded.rashis.map(({ name, nameBn }) => (language === 'bn' ? nameBn : name))}
          />
        )}
        <ChoiceRadio
          {...field('isMangalik')}
          label={t.mangalik}
          choices={YES_NO}
          hint={<HoroscopeNote about="mangalik" />}
        />
        <FileField
          // Once it is kept, the control is empty for another.
          key={loaded.horoscopeFile}
          {...fileWords}
          name={HOROSCOPE_FILE}
          error={page.errors[HOROSCOPE_FILE]}
          label={t.file}
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
