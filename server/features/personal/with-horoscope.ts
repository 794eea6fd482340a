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

interface Received {
  who: Who;
  files: Map<string, SentFile>;
}

/** Saves a form that may contain a horoscope. `keep` replaces the stored one in the transaction of the answers. */
export async function withHoroscope<T>(
  { limits, files: fileStore }: Pick<Services, 'limits' | 'files'>,
  { who, files }: Received,
  save: (keep: (transaction: Kysely<Database>) => Promise<void>) => Promise<T>,
): Promise<T> {
  const sent = files.get(HOROSCOPE_FILE);
  // A form without a file keeps the stored one.
  if (!sent) return save(async () => {});
  await limits.take('filesByMember', who.profileId);
  const { extension, bytes } = await checkHoroscope(sent);
  const file = await fileStore.put(HOROSCOPES, extension, bytes);
  // The names of files to remove: the new one, unless it replaces the stored one.
  let needless = [file.name];
  const saved = await save(async (transaction) => {
    // A retry of the same press must not replace a horoscope chosen since.
    if (await sent.press?.wasDone(transaction)) return;
    needless = await replaceFile(transaction, who.profileId, 'horoscope', file);
    await sent.press?.note(transaction);
  });
  await fileStore.remove(HOROSCOPES, needless);
  return saved;
}
