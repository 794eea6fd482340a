import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HOROSCOPE_FILE, horoscopeAddress, removeHoroscope, showPersonal, updatePersonal } from '#contract/personal.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { HeldNotice } from '#web/fields/HeldNotice.tsx';
import { inCentimetres } from '#web/fields/height.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { formAction } from '#web/forms/form-action.ts';
import { REMOVE, RemoveFile } from '#web/forms/RemoveFile.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMember } from '#web/useMember.ts';
import { PersonalForm } from './PersonalForm.tsx';
import { personalTexts } from './personal.texts.ts';

const { en, bn } = personalTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showPersonal);

export const action = byIntent(
  formAction(updatePersonal, {
    context: (_draft, typed) => ({ gender: String(typed.get('gender') ?? '') }),
    files: chosenFile(HOROSCOPE_FILE),
    complete: (draft, _visit, typed) => inCentimetres(draft, typed),
  }),
  { [REMOVE]: formAction(removeHoroscope) },
);

export function Component() {
  const t = useTexts(personalTexts);
  const loaded = useLoaderData<typeof loader>();
  const member = useMember();
  const { horoscopeFile } = loaded;
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <HeldNotice held={loaded.held} />
      <PersonalForm loaded={loaded} member={member} />
      {horoscopeFile && (
        <Card title={t.fileKept}>
          <p>
            <a href={horoscopeAddress(horoscopeFile)}>{t.fileKept}</a>
          </p>
        </Card>
      )}
      <RemoveFile label={t.removeFile} isThere={horoscopeFile !== ''} />
    </MemberSheet>
  );
}
