import type { FamilyLists } from '#server/domain/assisted/family-lists.ts';
import type { StaffSessions } from '#server/office/staff/sessions.ts';
import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Zip } from '#server/platform/zip.ts';
import type { Services } from '#server/services.ts';

/** What the routes of the office need. */
export interface Office {
  services: Services;
  sessions: StaffSessions;
  /** The site's public URL. */
  siteUrl: string;
  /** Makes a zip of all data of a member except health. */
  archive: (account: AccountProfile) => Promise<Zip>;
  /** A family's lists, for staff who look on its behalf. */
  lists: FamilyLists;
}
