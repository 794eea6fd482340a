import type { Kysely } from 'kysely';
import { HOROSCOPE_FILE } from '#contract/personal.ts';
import { checkHoroscope } from '#server/domain/files/check-horoscope.ts';
import { replaceFile } from '#server/domain/files/files.queries.ts';
import type { SentFile } from '#server/http/forms.ts';
import type { Who } from '#server/http/session.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** The folder of horoscope files. */
export const HOROSCOPES = 'horoscopes';

/** A received form, and who sent it. */
interface Received {
  who: Who;
  files: Map<string, SentFile>;
}

/**
 * Runs `save` for a form that may contain a horoscope, and returns its result. `save` calls `keep` in the transaction
 * of the answers, which replaces the stored horoscope. Throws a broken rule for a file that is no horoscope.
 */
export async function withHoroscope<T>(
  { limits, files: fileStore }: Pick<Services, 'limits' | 'files'>,
  { who, files }: Received,
  save: (keep: (transaction: Kysely<Database>) => Promise<void>) => Promise<T>,
): Promise<T> {
  const sentFile = files.get(HOROSCOPE_FILE);
  // A form without a file keeps the stored one.
  if (!sentFile) return save(async () => {});
  await limits.take('filesByMember', who.profileId);
  const { extension, bytes } = await checkHoroscope(sentFile);
  const file = await fileStore.put(HOROSCOPES, extension, bytes);
  // The new file is removed, unless it replaces the stored one, which is removed then.
  let namesToRemove = [file.name];
  const result = await save(async (transaction) => {
    // A retry of the same press must not replace a horoscope chosen since.
    if (await sentFile.press?.wasDone(transaction)) return;
    namesToRemove = await replaceFile(transaction, who.profileId, 'horoscope', file);
    await sentFile.press?.note(transaction);
  });
  await fileStore.remove(HOROSCOPES, namesToRemove);
  return result;
}
