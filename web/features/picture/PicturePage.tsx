import { PICTURE_FILE, removePicture, updatePicture } from '#contract/picture.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { formAction } from '#web/forms/form-action.ts';
import { REMOVE, RemoveFile } from '#web/forms/RemoveFile.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';
import { PictureForm } from './PictureForm.tsx';
import { pictureTexts } from './picture.texts.ts';

const { en, bn } = pictureTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

/** For browsers without JavaScript: with it, PictureForm sends the picture itself, to show how far it is. */
export const action = byIntent(formAction(updatePicture, { files: chosenFile(PICTURE_FILE) }), {
  [REMOVE]: formAction(removePicture),
});

export function Component() {
  const t = useTexts(pictureTexts);
  const { picture } = useMember();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <PictureForm />
      <RemoveFile label={t.remove} isThere={picture !== ''} />
    </MemberSheet>
  );
}
