import type { AccountProfile } from '#server/platform/db/tables.ts';
import type { Zip } from '#server/platform/zip.ts';
import type { Services } from '#server/services.ts';
import { packArchive } from './make-archive.ts';
import { loadEverything, type Sections } from './my-data.queries.ts';
import { withoutHealth } from './without-health.ts';

/**
 * Titles of the sections in the office's copy. Sections about answers to other families, refusals, ticks, names, or
 * what two families write are left out, as is every section not listed here.
 */
export const READ_FOR_THE_LAW: readonly string[] = [
  'basic information',
  'account',
  'address',
  'personal information',
  'about the profile',
  'what we hope for',
  'family',
  'shown to members',
  'asked to be shown, not seen yet',
  'shown to members before',
  'shown to those whom we write to',
  'written, and not read by others yet',
  'decided by the office',
  'guardian’s phone confirmed',
  'said openly',
  'what stands on the biodata',
  'who may act for us',
  'paused or settled',
  'acquaintances ended',
  'shortlist',
  'searches kept',
  'blocked members',
  'blocked phones',
  'interests set apart by three wishes',
  'introduced in turn',
  'introductions sent',
  'who of the trust looked for a match',
  'decided and married',
  'story of the wedding',
  'members who opened the profile',
  'reports made',
  'contact details opened',
  'copies of the booklet',
  'entered from paper',
  'links to the card',
  'consents',
  'notices',
  'ways of being told',
  'who did what',
  'openings through the Power Link',
  'badges',
  'suspensions',
  'papers seen',
  'notes of the office',
  'calls of the office',
  'what the office has to do',
  'filed near',
  'when the office looked',
];
const LEGAL_TITLES: ReadonlySet<string> = new Set(READ_FOR_THE_LAW);

/**
 * Makes a zip of the sections READ_FOR_THE_LAW of a member's data, for a legal request. It contains no health, which
 * the office never sees.
 */
export async function makeOfficeCopy(services: Services, account: AccountProfile): Promise<Zip> {
  const everything = await loadEverything(services.db, services.cipher, account);
  return packArchive(services, account.profileId, withoutPrivateSections(everything));
}

/** Returns the sections READ_FOR_THE_LAW, without health and without refused weekly introductions. */
export function withoutPrivateSections(everything: Sections): Sections {
  const legalSections = Object.entries(everything).filter(([title]) => LEGAL_TITLES.has(title));
  return withoutHealth(Object.fromEntries(legalSections.map(withoutRefusals)));
}

/** Removes refused weekly introductions from the acts, which would show them too. */
const withoutRefusals = ([title, rows]: [string, Sections[string]]): [string, Sections[string]] => [
  title,
  title === 'who did what' && Array.isArray(rows) ? rows.filter(({ act }) => act !== 'refusedWeekly') : rows,
];
