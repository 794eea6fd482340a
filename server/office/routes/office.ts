import type { FamilyLists } from '#server/domain/assisted/family-lists.ts';
import type { StaffSessions } from '#server/office/staff/sessions.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Zip } from '#server/platform/zip.ts';
import type { Services } from '#server/services.ts';

/** What the rooms of the office work with. */
export interface Office {
  services: Services;
  sessions: StaffSessions;
  /** Where visitors reach the site. */
  siteUrl: string;
  /** Everything of a member but health, as a zip. */
  archive: (account: AccountProfile) => Promise<Zip>;
  /** What a family has in its lists, for who looks in its place. */
  lists: FamilyLists;
}
