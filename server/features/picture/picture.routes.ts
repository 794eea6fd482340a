import {
  addPhoto,
  choosePhotoAudience,
  orderPhotos,
  removePhoto,
  removePicture,
  showPhotos,
  updatePicture,
} from '#contract/picture.ts';
import { saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { consentToAudience, withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { movePhoto, takePhoto } from '#server/domain/files/photos.queries.ts';
import { dropWaitingPhoto, listOwnPhotos } from '#server/domain/files/waiting-photos.queries.ts';
import { answerMember } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Services } from '#server/services.ts';
import { keepUpload } from './keep-upload.ts';

export function pictureRoutes(services: Services): void {
  const { db, cipher, files: store } = services;
  const folder = 'pictures';

  answerMember(services, updatePicture, async (asked) => {
    await keepUpload(services, asked, 'first');
    return success('imageUpdated');
  });

  answerMember(services, removePicture, async ({ who }) => {
    await remove(who.profileId);
    return success('pictureRemoved');
  });

  answerMember(services, showPhotos, async ({ who }) => ({
    ...(await listOwnPhotos(db, who.profileId)),
    photoFor: (await showAnswers(services, who.profileId, 'details')).photoFor,
  }));

  answerMember(services, addPhoto, async (asked) => {
    await keepUpload(services, asked, 'last');
    return success('photoAdded');
  });

  answerMember(services, removePhoto, async ({ who, values }) => {
    await remove(who.profileId, values.photo);
    return success('photoRemoved');
  });

  answerMember(services, orderPhotos, async ({ who, values: { photo, place } }) => {
    const move = { photo, place: Number(place) - 1 };
    const isThere = await db.transaction().execute((transaction) => movePhoto(transaction, who.profileId, move));
    return isThere ? success('saved') : failure(2, 'photoGone');
  });

  answerMember(services, choosePhotoAudience, async ({ who, values: { photoFor }, request }) => {
    await db.transaction().execute(async (transaction) => {
      await saveAnswers({ db: transaction, cipher }, who.profileId, { details: { photoFor } });
      await consentToAudience(transaction, who, photoFor, languageOf(request));
    });
    return success('saved');
  });

  async function remove(profileId: string, photo?: string): Promise<void> {
    const removed = await db.transaction().execute(async (transaction) => {
      // The one that waits for the card stands there for its owner.
      const waiting = await dropWaitingPhoto(transaction, profileId, photo);
      const names = waiting.length > 0 ? waiting : await takePhoto(transaction, profileId, photo);
      if ((await listOwnPhotos(transaction, profileId)).photos.length === 0)
        await withdrawConsent(transaction, profileId, 'pictured');
      return names;
    });
    await store.remove(folder, removed);
  }
}
