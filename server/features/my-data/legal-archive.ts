import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { packArchive } from './make-archive.ts';
import { loadEverything, type Sections } from './my-data.queries.ts';
import { withoutHealth } from './without-health.ts';

/** Nobody at the office reads what a family answers to an introduction, or says, writes and arranges with another. */
const READ_BY_NOBODY = [
  'introductions of the week',
  'steps of two families',
  'letters to other families',
  'answers to the twelve questions',
  'what the pandit said',
  'days written down',
  'meetings of two families',
];

/** Everything of a member but health, which the office sees in no case: for a request of the law. */
export async function makeLegalArchive(services: Services, account: AccountProfile): Promise<Buffer> {
  const everything = await loadEverything(services.db, services.cipher, account);
  return packArchive(services, account.profileId, forTheLaw(everything));
}

export const forTheLaw = (everything: Sections): Sections =>
  withoutHealth(Object.fromEntries(Object.entries(everything).filter(([title]) => !READ_BY_NOBODY.includes(title))));
