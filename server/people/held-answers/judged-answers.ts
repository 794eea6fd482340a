import type { HeldNote } from '#contract/held.ts';
import type { WishName } from '#matching/wishes/wish-fit.ts';
import type { HeldTable } from '#server/db/tables.ts';

/** Columns of a row with what they hold, as JSON has them. */
export type Stored = Record<string, unknown>;

const HELD_TABLES: readonly string[] = [
  'members',
  'addresses',
  'personal_details',
  'profile_details',
] satisfies HeldTable[];

export const isHeldTable = (table: string): table is HeldTable => HELD_TABLES.includes(table);

type ApprovedAnswer = Exclude<HeldNote['answer'], ''>;

/** The answers that each wish of another is judged on. */
const JUDGED: Readonly<Record<WishName, Partial<Record<HeldTable, readonly string[]>>>> = {
  age: { personal_details: ['birth_date'] },
  heightCm: { personal_details: ['height_cm'] },
  religion: { personal_details: ['religion_id'] },
  caste: { personal_details: ['caste_id'] },
  community: { personal_details: ['community'] },
  education: { personal_details: ['education_id'] },
  profession: { personal_details: ['profession_id'] },
  diet: { personal_details: ['diet'] },
  maritalStatus: { profile_details: ['marital_status'] },
  place: { addresses: ['state_id'], profile_details: ['home_district_id'] },
  mangalik: { personal_details: ['mangalik'] },
  avoidOwnClan: { personal_details: ['clan'] },
};

export const judgedOf = (table: HeldTable): string[] =>
  Object.values(JUDGED).flatMap((columns) => columns[table] ?? []);

/** The columns that the office looks at on a real site before others read a change, by what the wire calls the answers. */
const APPROVED = {
  members: { name: 'name', gender: 'gender' },
  personal_details: { birth_date: 'birthDate' },
} as const;

export const approvedOf = (table: HeldTable): Readonly<Record<string, ApprovedAnswer>> =>
  table === 'members' || table === 'personal_details' ? APPROVED[table] : {};

/** What has no meaning without another answer goes with it. */
export const GOES_WITH: Readonly<Record<string, readonly string[]>> = { state_id: ['country_id'] };
