import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { addPhoto, PICTURE_FILE, showPhotos, updatePicture } from '#contract/picture.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { MyPhotos, PhotoAudience, photoDeeds } from '#web/features/picture/MyPhotos.tsx';
import { PhotoAdvice } from '#web/features/picture/PhotoAdvice.tsx';
import { ADD, PictureForm } from '#web/features/picture/PictureForm.tsx';
import { pictureTexts } from '#web/features/picture/picture.texts.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LockPanel } from '#web/ui/LockPanel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useMember } from '#web/useMember.ts';
import styles from '../../features/picture/PictureForm.module.css';

export const head = pictureTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showPhotos);

const files = chosenFile(PICTURE_FILE);

/** Used without JavaScript. Otherwise PictureForm sends the picture itself, to show the progress. */
export const action = byIntent(formAction(updatePicture, { files }), {
  [ADD]: formAction(addPhoto, { files }),
  ...photoDeeds.actions,
});

/** The photos of the profile, the form for a new one, and who may see them. */
export function Component() {
  const t = useTexts(pictureTexts);
  const { isRestricted } = useMember();
  const { photos, waiting, photoFor } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  const isOpen = photoFor === 'Members' || photoFor === 'Fitting';
  const openAudience = photoFor === 'Members' ? t.whoMembers : t.whoFitting;
  const hasPhotos = photos.length > 0;
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      {result?.deed && <DeedNotice />}
      <div className={hasPhotos ? styles.both : `${styles.both} ${styles.first}`}>
        {hasPhotos ? (
          <MyPhotos photos={photos} waiting={waiting} />
        ) : (
          <div data-lead="">
            <PhotoAdvice />
          </div>
        )}
        <div>
          <section>
            <PictureForm count={photos.length} isRestricted={isRestricted}>
              {isRestricted && isOpen && <Notice tone="info">{openAudience}</Notice>}
              {isRestricted && !isOpen && <LockPanel title={t.whoSees}>{t.whoAccepted}</LockPanel>}
            </PictureForm>
          </section>
          {hasPhotos && !isRestricted && <PhotoAudience photoFor={photoFor} />}
        </div>
      </div>
    </MemberSheet>
  );
}
