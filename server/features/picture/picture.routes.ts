import { PICTURE_FILE, removePicture, updatePicture } from '#contract/picture.ts';
import { answerMember } from '#server/door/answer.ts';
import { success } from '#server/door/outcome.ts';
import { checkPicture } from '#server/files/check-picture.ts';
import { forgetFile, replaceFile } from '#server/files/files.queries.ts';
import type { Services } from '#server/services.ts';

export function pictureRoutes(services: Services): void {
  const { db, files: store, limits } = services;
  const folder = 'pictures';

  answerMember(services, updatePicture, async ({ who, files }) => {
    await limits.take('filesByMember', who.profileId);
    const { large, small } = await checkPicture(files.get(PICTURE_FILE));
    const [name, smallName] = await Promise.all([store.put(folder, 'jpg', large), store.put(folder, 'jpg', small)]);
    const stored = { name, bytes: large.length, small: { name: smallName, bytes: small.length } };
    const replaced = await db
      .transaction()
      .execute((transaction) => replaceFile(transaction, who.profileId, 'picture', stored));
    await store.remove(folder, replaced);
    return success('imageUpdated');
  });

  answerMember(services, removePicture, async ({ who }) => {
    await store.remove(folder, await forgetFile(db, who.profileId, 'picture'));
    return success('pictureRemoved');
  });
}
