import {
  addPhoto,
  choosePhotoAudience,
  orderPhotos,
  PICTURE_FILE,
  removePhoto,
  removePicture,
  showPhotos,
  updatePicture,
} from '#contract/picture.ts';
import { saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { enqueueApproval } from '#server/domain/approvals/queue.queries.ts';
import { consentToAudience, recordConsent, withdrawConsent } from '#server/domain/consents/consents.queries.ts';
import { checkPicture } from '#server/domain/files/check-picture.ts';
import type { StoredFile } from '#server/domain/files/files.queries.ts';
import {
  dropWaitingPhoto,
  keepWaitingPhoto,
  listOwnPhotos,
  movePhoto,
  putPhoto,
  takePhoto,
} from '#server/domain/files/waiting-photos.queries.ts';
import { loadShownness } from '#server/domain/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { type AskedByMember, registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';

/** The place in the queue of approvals of a photo that others cannot see yet: before what they see. */
const PLACE_HELD = 1;
/** The place in the queue of approvals of a photo that others see already. */
const PLACE_SHOWN = 2;

/** Registers the calls for the photos of a profile. */
export function pictureRoutes(services: Services): void {
  const { db, cipher, files: store } = services;
  const folder = 'pictures';

  registerMemberCall(services, updatePicture, async (asked) => {
    await keepUpload(services, asked, 'first');
    return success('imageUpdated');
  });

  registerMemberCall(services, removePicture, async ({ who }) => {
    await remove(who.profileId);
    return success('pictureRemoved');
  });

  registerMemberCall(services, showPhotos, async ({ who }) => ({
    ...(await listOwnPhotos(db, who.profileId)),
    photoFor: (await showAnswers(services, who.profileId, 'details')).photoFor,
  }));

  registerMemberCall(services, addPhoto, async (asked) => {
    await keepUpload(services, asked, 'last');
    return success('photoAdded');
  });

  registerMemberCall(services, removePhoto, async ({ who, values }) => {
    await remove(who.profileId, values.photo);
    return success('photoRemoved');
  });

  registerMemberCall(services, orderPhotos, async ({ who, values: { photo, place } }) => {
    const move = { photo, place: Number(place) - 1 };
    const isThere = await db.transaction().execute((transaction) => movePhoto(transaction, who.profileId, move));
    return isThere ? success('saved') : failure('photoGone');
  });

  registerMemberCall(services, choosePhotoAudience, async ({ who, values: { photoFor }, request }) => {
    await db.transaction().execute(async (transaction) => {
      await saveAnswers({ db: transaction, cipher }, who.profileId, { details: { photoFor } });
      await consentToAudience(transaction, who, photoFor, languageOf(request));
    });
    return success('saved');
  });

  /** Removes a photo; without its name, the first one. */
  async function remove(profileId: string, photo?: string): Promise<void> {
    const removedNames = await db.transaction().execute(async (transaction) => {
      // If a new first photo still waits for approval, its owner already sees it as the first one, so it is removed.
      const waitingNames = await dropWaitingPhoto(transaction, profileId, photo);
      const names = waitingNames.length > 0 ? waitingNames : await takePhoto(transaction, profileId, photo);
      if ((await listOwnPhotos(transaction, profileId)).photos.length === 0)
        await withdrawConsent(transaction, profileId, 'pictured');
      return names;
    });
    await store.remove(folder, removedNames);
  }
}

type Upload = AskedByMember<typeof updatePicture.form.fields>;

/**
 * Saves an uploaded photo as the first or the last one, with its consent and audience. Throws broken rules for a file
 * that is no photo, or if there are too many photos.
 */
async function keepUpload(
  { config, db, cipher, files: store, limits }: Services,
  { who, values: { hasAgreed, photoFor }, files, request }: Upload,
  place: 'first' | 'last',
): Promise<void> {
  const { profileId } = who;
  const folder = 'pictures';
  await limits.take('filesByMember', profileId);
  const sentPhoto = files.get(PICTURE_FILE);
  const { large, small, fingerprint } = await checkPicture(sentPhoto);
  const [file, smallFile] = await Promise.all([store.put(folder, 'jpg', large), store.put(folder, 'jpg', small)]);
  const photo = { ...file, small: smallFile, fingerprint };
  const language = languageOf(request);
  const uploadedNames = [file.name, smallFile.name];
  // null if there are too many photos.
  const namesToRemove = await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId]);
    if (await sentPhoto?.press?.wasDone(transaction)) return uploadedNames;
    const removedNames = await keepPhoto({ db: transaction, config }, profileId, { photo, place });
    if (removedNames === null) return null;
    await sentPhoto?.press?.note(transaction);
    if (hasAgreed === 'Yes') await recordConsent(transaction, who, 'pictured', language);
    if (photoFor !== '') {
      await saveAnswers({ db: transaction, cipher }, profileId, { details: { photoFor } });
      await consentToAudience(transaction, who, photoFor, language);
    }
    return removedNames;
  });
  await store.remove(folder, namesToRemove ?? uploadedNames);
  if (namesToRemove === null) throw new BrokenRules({ [PICTURE_FILE]: 'photosFull' });
}

/** A photo to save, and its place among the photos. */
interface PlacedPhoto {
  photo: StoredFile;
  place: 'first' | 'last';
}

/**
 * Saves a photo and returns the names of the files that it replaces; null if there are too many photos. If the profile
 * was ever shown, the office looks at the photo: before others see it if `requiresPreApproval`, else afterwards.
 */
async function keepPhoto(
  { db, config }: Pick<Services, 'db' | 'config'>,
  profileId: string,
  { photo, place }: PlacedPhoto,
): Promise<string[] | null> {
  await lockMembers(db, [profileId]);
  const { ever } = await loadShownness(db, profileId);
  const isHeld = ever && requiresPreApproval(config);
  const save = isHeld ? keepWaitingPhoto : putPhoto;
  const removedNames = await save(db, profileId, { photo, place });
  if (removedNames === null) return null;
  if (isHeld) await enqueueApproval(db, { profileId, kind: 'photo', subject: photo.name, place: PLACE_HELD });
  else if (ever) await enqueueApproval(db, { profileId, kind: 'profile', place: PLACE_SHOWN });
  return removedNames;
}
