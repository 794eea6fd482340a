import { PICTURE_FILE, type updatePicture } from '#contract/picture.ts';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { askForLook } from '#server/domain/approvals/queue.queries.ts';
import { consentToAudience, recordConsent } from '#server/domain/consents/consents.queries.ts';
import { checkPicture } from '#server/domain/files/check-picture.ts';
import type { StoredFile } from '#server/domain/files/files.queries.ts';
import { putPhoto } from '#server/domain/files/photos.queries.ts';
import { keepWaitingPhoto } from '#server/domain/files/waiting-photos.queries.ts';
import { loadShownness } from '#server/domain/held-answers/held-answers.queries.ts';
import { lockMembers } from '#server/domain/members/lock.queries.ts';
import type { AskedByMember } from '#server/http/answer.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { looksFirst } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';

type Upload = AskedByMember<typeof updatePicture.form.fields>;

/** Keeps what was sent in place of the first photo or behind the others, with what was agreed to beside it. */
export async function keepUpload(
  { config, db, cipher, files: store, limits }: Services,
  { who, values: { hasAgreed, photoFor }, files, request }: Upload,
  place: 'first' | 'last',
): Promise<void> {
  const { profileId } = who;
  const folder = 'pictures';
  await limits.take('filesByMember', profileId);
  const { large, small, fingerprint } = await checkPicture(files.get(PICTURE_FILE));
  const [file, smallFile] = await Promise.all([store.put(folder, 'jpg', large), store.put(folder, 'jpg', small)]);
  const photo = { ...file, small: smallFile, fingerprint };
  const language = languageOf(request);
  const replaced = await db.transaction().execute(async (transaction) => {
    const removed = await keepPhoto({ db: transaction, config }, profileId, { photo, place });
    if (removed === null) return null;
    if (hasAgreed === 'Yes') await recordConsent(transaction, who, 'pictured', language);
    if (photoFor !== '') {
      await saveAnswers({ db: transaction, cipher }, profileId, { details: { photoFor } });
      await consentToAudience(transaction, who, photoFor, language);
    }
    return removed;
  });
  await store.remove(folder, replaced ?? [file.name, smallFile.name]);
  if (replaced === null) throw new BrokenRules({ [PICTURE_FILE]: 'photosFull' });
}

interface Kept {
  photo: StoredFile;
  place: 'first' | 'last';
}

/** Of a member whom others have seen, a new photo waits for the office; on a trial it is looked at afterwards. */
async function keepPhoto(
  { db, config }: Pick<Services, 'db' | 'config'>,
  profileId: string,
  { photo, place }: Kept,
): Promise<string[] | null> {
  await lockMembers(db, [profileId]);
  const { ever } = await loadShownness(db, profileId);
  const isHeld = ever && looksFirst(config);
  const put = isHeld ? keepWaitingPhoto : putPhoto;
  const removed = await put(db, profileId, { photo, place });
  if (removed === null) return null;
  if (isHeld) await askForLook(db, { profileId, kind: 'photo', subject: photo.name, place: 1 });
  else if (ever) await askForLook(db, { profileId, kind: 'profile', place: 2 });
  return removed;
}
