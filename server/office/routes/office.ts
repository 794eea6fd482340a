import type { Match } from '#contract/matches.ts';
import type { StaffSessions } from '#server/office/staff/sessions.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** What the rooms of the office work with. */
export interface Office {
  services: Services;
  sessions: StaffSessions;
  /** Where visitors reach the site. */
  siteUrl: string;
  /** Everything of a member but health, as a zip. */
  archive: (account: AccountProfile) => Promise<Buffer>;
  /** The cards of these members as a family reads them now; of nobody in particular, the first of its own list. */
  cardsFor: (profileId: string, asked: readonly string[]) => Promise<readonly Match[]>;
}
