import { INDIA } from '#contract/choices.ts';
import { type LookupEntry, stateList } from '#contract/lookups.ts';
import { mendPhone, registerStep2 } from '#contract/registration.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { CountryAndState } from '#web/fields/CountryAndState.tsx';
import { HeightField } from '#web/fields/HeightField.tsx';
import { HoroscopeNote } from '#web/fields/HoroscopeNote.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { NameField } from '#web/fields/NameField.tsx';
import { PhoneField } from '#web/fields/PhoneField.tsx';
import { DeedForm } from '#web/forms/DeedForm.tsx';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { More } from '#web/ui/More.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { maritalStatuses } from '#words/choices/marital-statuses.ts';
import { personChoices } from '#words/choices/person.ts';
import { addressLabels } from '#words/labels/address.ts';
import { answerHints, personalLabels } from '#words/labels/personal.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { sharedDetailsLabels } from '#words/labels/shared.ts';
import { digits } from '#words/numbers.ts';
import { registrationTexts } from './registration.texts.ts';

type ListName = 'castes' | 'tribes' | 'clans' | 'rashis' | 'gons' | 'lognos' | 'countries' | 'religions' | 'states';

interface Props {
  lists: Record<ListName, LookupEntry[]>;
}

/** The answers about the horoscope, all optional. */
const HOROSCOPE_FIELDS = ['rashi', 'gon', 'logno', 'birthTime', 'birthPlace', 'isMangalik'] as const;

/** The form of the second step: address, person, family, and the horoscope if it is known. */
export function Step2Form({ lists }: Props) {
  const t = useTexts(registrationTexts);
  const addressLabel = useLabels(addressLabels);
  const label = useLabels(personalLabels);
  const detailsLabel = useLabels(sharedDetailsLabels);
  const hint = useLabels(answerHints);
  const visitor = useVisitor();
  const page = useFormPage(registerStep2.form, {
    draft: `register2 ${visitor.profileId || visitor.pid}`,
    initial: { country: String(INDIA) },
  });
  const { field } = page;

  async function loadStates(country: string) {
    const answer = await browserApi(stateList, { country });
    return answer.ok ? answer.values.states : [];
  }

  // The answers about the horoscope are folded unless one of them has an error.
  const hasHoroscopeError = HOROSCOPE_FIELDS.some((name) => page.errors[name]);
  const horoscope = (
    <Fieldset legend={t.horoscope} reason={hint('horoscope')}>
      <LookupSelect {...field('rashi')} label={label('rashi')} entries={lists.rashis} />
      <LookupSelect {...field('gon')} label={label('gon')} entries={lists.gons} />
      <LookupSelect {...field('logno')} label={label('logno')} entries={lists.lognos} />
      <TextField {...field('birthTime')} label={label('birthTime')} type="time" />
      <TextField {...field('birthPlace')} label={label('birthPlace')} />
      <ChoiceRadio
        {...field('isMangalik')}
        label={label('isMangalik')}
        names={personChoices.yesNo}
        hint={<HoroscopeNote about="mangalik" />}
      />
    </Fieldset>
  );

  return (
    <PostForm {...page.form}>
      {!page.result?.deed && <FormNotice page={page} problems={t.problems} />}
      <Fieldset legend={t.address} reason={t.addressReason}>
        <TextField {...field('addressLine1')} label={addressLabel('line1')} autoComplete="address-line1" required />
        <TextField {...field('addressLine2')} label={addressLabel('line2')} autoComplete="address-line2" />
        <TextField {...field('city')} label={addressLabel('city')} autoComplete="address-level2" required />
        <TextField {...field('district')} label={addressLabel('district')} />
        <CountryAndState
          country={{ ...field('country'), label: addressLabel('country'), required: true }}
          state={{ ...field('state'), label: addressLabel('state'), required: true }}
          countries={lists.countries}
          states={page.result?.offered ?? lists.states}
          loadStates={loadStates}
        >
          <TextField
            {...field('pincode')}
            label={addressLabel('pincode')}
            hint={t.pincodeHint}
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
        </CountryAndState>
      </Fieldset>
      <Fieldset legend={t.person} reason={t.personReason}>
        <TextField
          {...field('birthDate')}
          label={label('birthDate')}
          hint={hint('birthDate')}
          type="date"
          autoComplete="bday"
          required
        />
        <HeightField {...field('heightCm')} label={label('heightCm')} hint={hint('heightCm')} required />
        <TextField {...field('weightKg')} label={label('weightKg')} inputMode="decimal" required />
        <LookupSelect {...field('religion')} label={label('religion')} entries={lists.religions} required />
        <ChoiceSelect {...field('community')} label={label('community')} names={personChoices.community} required />
        <ChoiceSelect
          {...field('maritalStatus')}
          label={detailsLabel('maritalStatus')}
          hint={t.maritalStatusHint}
          names={maritalStatuses}
        />
      </Fieldset>
      <Fieldset legend={t.family} reason={t.familyReason}>
        <NameField
          {...field('fatherName')}
          label={label('father.name')}
          unknown={field('fatherNameUnknown')}
          required
        />
        <NameField
          {...field('motherName')}
          label={label('mother.name')}
          unknown={field('motherNameUnknown')}
          required
        />
        <LookupSelect {...field('caste')} label={label('caste')} entries={lists.castes} />
        <ClanField {...field('clan')} label={label('clan')} clans={lists.clans} />
        <LookupSelect {...field('tribe')} label={label('tribe')} hint={hint('tribe')} entries={lists.tribes} />
      </Fieldset>
      <Accordion items={[{ id: 'horoscope', heading: t.ifKnown, isOpen: hasHoroscopeError, content: horoscope }]} />
      <Button isBusy={page.isSending} disabled={page.isDone} isWide>
        {t.finish}
      </Button>
    </PostForm>
  );
}

/** The intent of the button of `MendPhone`, by which the page's action recognizes that form. */
export const MEND_PHONE = mendPhone.path;

/**
 * Shows the phone from step 1, with a way to correct it. With a mistyped phone nobody could log in. Renders nothing for
 * a member who has logged in.
 */
export function MendPhone() {
  const t = useTexts(registrationTexts);
  const label = useLabels(profileLabels);
  const language = useLanguage();
  const { phone, pid } = useVisitor();
  // A member who has logged in has used the right number.
  if (pid || !phone) return null;
  return (
    <More heading={t.registeredWith(digits(phone, language))}>
      <DeedForm deed={MEND_PHONE} label={t.changePhone} initial={{ phone }}>
        {(field) => <PhoneField {...field('phone')} label={label('phone')} hint={t.phoneHint} required />}
      </DeedForm>
    </More>
  );
}
