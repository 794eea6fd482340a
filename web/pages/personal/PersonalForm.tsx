import type { ReactNode } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import { aboutForm, type showDetails } from '#contract/details.ts';
import type { showPersonal } from '#contract/personal.ts';
import { DetailsField } from '#web/features/details/DetailsField.tsx';
import { DetailsFields, StarFields } from '#web/features/details/DetailsFields.tsx';
import { BirthFields } from '#web/features/personal/BirthFields.tsx';
import { personalQuestions, personalStepTexts, personalTexts } from '#web/features/personal/personal.texts.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { HeightField } from '#web/fields/HeightField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { NameField } from '#web/fields/NameField.tsx';
import { TribeField } from '#web/fields/TribeField.tsx';
import { isDraftControl } from '#web/forms/conflicts.ts';
import { leftUnsaved } from '#web/forms/left-unsaved.ts';
import { Step } from '#web/forms/Step.tsx';
import { StepForm } from '#web/forms/StepForm.tsx';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Pair } from '#web/ui/Pair.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMember } from '#web/useMember.ts';
import { personChoices } from '#words/choices/person.ts';
import { answerHints, personalLabels } from '#words/labels/personal.ts';
import styles from './PersonalForm.module.css';

interface Props {
  personal: ReturnedDraft<typeof showPersonal>;
  details: ReturnedDraft<typeof showDetails>;
  /** Shown below the form, for one step. */
  after: ReactNode;
}

/** The questions of families about a bride or groom, in their usual order. */
export function PersonalForm({ personal, details, after }: Props) {
  const t = useTexts(personalTexts);
  const names = useTexts(personalStepTexts);
  const asks = useTexts(personalQuestions);
  const label = useLabels(personalLabels);
  const hint = useLabels(answerHints);
  const { profileId, gender } = useMember();
  const initial = initialValues(aboutForm.fields, { ...personal, ...details });
  const draft = `personal ${profileId}`;
  const page = useFormPage(aboutForm, { initial, draft, isKept: isDraftControl, leave: leftUnsaved });
  const { field } = page;
  return (
    <StepForm
      page={page}
      address="/personal-information"
      values={initial}
      version={`${personal.version} ${details.version}`}
      names={names}
      submit={t.submit}
      hasFiles
      after={after}
    >
      {/* The age rule depends on the gender. */}
      <input type="hidden" name="gender" value={gender} />
      <Step name="parents" question={asks.parents} reason={t.lead}>
        <Pair>
          <div className={styles.parent}>
            <NameField {...field('father.name')} label={label('father.name')} unknown={field('father.nameUnknown')} />
            <LookupSelect
              {...field('father.occupation')}
              label={label('father.occupation')}
              entries={personal.maleOccupations}
              hint={t.occupationHint}
            />
            <DetailsField page={page} name="fatherNow" />
          </div>
          <div className={styles.parent}>
            <NameField {...field('mother.name')} label={label('mother.name')} unknown={field('mother.nameUnknown')} />
            <LookupSelect
              {...field('mother.occupation')}
              label={label('mother.occupation')}
              entries={personal.femaleOccupations}
              hint={t.occupationHint}
            />
            <DetailsField page={page} name="motherNow" />
          </div>
        </Pair>
      </Step>
      <Step name="family" question={asks.family} reason={t.familyReason}>
        <DetailsFields page={page} step="family" />
      </Step>
      <Step name="home" question={asks.home} reason={t.homeReason}>
        <DetailsFields page={page} step="home" />
      </Step>
      <Step name="work" question={asks.work} reason={t.workReason}>
        <LookupSelect {...field('education')} label={label('education')} entries={personal.educations} />
        <LookupSelect
          {...field('otherQualification')}
          label={label('otherQualification')}
          entries={personal.otherQualifications}
        />
        <LookupSelect {...field('profession')} label={label('profession')} entries={personal.professions} />
        <LookupSelect {...field('skill')} label={label('skill')} entries={personal.skills} />
        <DetailsFields page={page} step="work" />
      </Step>
      <Step name="person" question={asks.person} reason={t.personReason}>
        <HeightField {...field('heightCm')} label={label('heightCm')} hint={hint('heightCm')} />
        <TextField {...field('weightKg')} label={label('weightKg')} inputMode="decimal" />
        <ChoiceSelect
          {...field('skinColour')}
          label={label('skinColour')}
          names={personChoices.skinColour}
          none={t.ratherNot}
        />
        <ChoiceRadio {...field('diet')} label={label('diet')} names={personChoices.diet} />
        <DetailsField page={page} name="eats" />
      </Step>
      <Step name="bloodline" question={asks.bloodline} reason={t.bloodlineReason}>
        <LookupSelect {...field('religion')} label={label('religion')} entries={personal.religions} />
        <DetailsField page={page} name="religionWords" />
        <ChoiceSelect {...field('community')} label={label('community')} names={personChoices.community} />
        <DetailsField page={page} name="communityFor" />
        <LookupSelect {...field('caste')} label={label('caste')} entries={personal.castes} />
        <ClanField {...field('clan')} label={label('clan')} clans={personal.clans} />
        <ChoiceRadio {...field('isInitiated')} label={label('isInitiated')} names={personChoices.yesNo} />
        <TribeField {...field('tribe')} label={label('tribe')} entries={personal.tribes} />
      </Step>
      <Step name="birth" question={asks.birth} reason={t.birthReason}>
        <BirthFields
          page={page}
          initial={initial}
          loaded={personal}
          stars={(computed) => <StarFields page={page} loaded={details} computed={computed} />}
        />
      </Step>
    </StepForm>
  );
}
