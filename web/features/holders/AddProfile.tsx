import { useActionData } from 'react-router';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { addProfileTexts } from './add-profile.texts.ts';
import { holderDeeds } from './holders.actions.ts';

const { Deed } = holderDeeds;

/** Another son or daughter, where the family has one phone. */
export function AddProfile() {
  const t = useTexts(addProfileTexts);
  const label = useLabels(profileLabels);
  const result = useActionData<FormResult>();
  const content = (
    <>
      <p>{t.text}</p>
      <Deed deed="add" label={t.add}>
        {(field) => (
          <>
            <TextField {...field('name')} label={label('name')} required />
            <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
            <ConsentBoxes field={field} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: 'another', heading: t.heading, isOpen: result?.deed === 'add', content }]} />;
}
