import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { packArchive } from './make-archive.ts';
import { loadEverything } from './my-data.queries.ts';
import { withoutHealth } from './without-health.ts';

/** Everything of a member but health, which the office sees in no case: for a request of the law. */
export async function makeLegalArchive(services: Services, account: AccountProfile): Promise<Buffer> {
  const everything = await loadEverything(services.db, services.cipher, account);
  // Nobody at the office reads what a family answers to an introduction.
  delete everything['introductions of the week'];
  return packArchive(services, account.profileId, withoutHealth(everything));
}
