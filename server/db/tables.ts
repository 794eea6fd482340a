import type { Generated } from 'kysely';
import type { Gender } from '#contract/choices.ts';
import type { Generation, LineageSide } from '#server/family/sides.ts';

/** The columns of every table, as database/migrations make them. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
export interface Database {
  members: MembersTable;
  addresses: AddressesTable;
  personal_details: PersonalDetailsTable;
  relatives: RelativesTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  attempts: AttemptsTable;
  lookups: LookupsTable;
  countries: CountriesTable;
  states: StatesTable;
}

interface MembersTable {
  profile_id: string;
  name: string;
  email: Generated<string>;
  phone: string;
  gender: Gender;
  password_hash: string;
  created_at: Generated<Date>;
  registered_at: Date | null;
}

interface AddressesTable {
  profile_id: string;
  line1: string;
  line2: string;
  city: string;
  district: string;
  pincode: string;
  country_id: number;
  state_id: number;
}

interface PersonalDetailsTable {
  profile_id: string;
  caste_id: number | null;
  tribe_id: number | null;
  clan: string;
  rashi_id: number | null;
  gon_id: number | null;
  logno_id: number | null;
  height_cm: number | null;
  weight_kg: number | null;
  religion_id: number | null;
  community: string;
  birth_date: string | null;
  birth_place: string;
  birth_time: string | null;
  mangalik: string;
}

interface RelativesTable {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
  name: Generated<string>;
  occupation_id: number | null;
  caste_id: number | null;
  tribe_id: number | null;
  clan: Generated<string>;
}

interface SessionsTable {
  token_hash: Buffer;
  profile_id: string;
  kind: 'login' | 'power_link' | 'registration';
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

interface KnownBrowsersTable {
  token_hash: Buffer;
  profile_id: string;
  seen_at: Generated<Date>;
}

interface AttemptsTable {
  kind: string;
  key_hash: Buffer;
  count: number;
  since: Generated<Date>;
  strikes: Generated<number>;
  blocked_until: Date | null;
}

interface LookupsTable {
  kind: string;
  id: number;
  name: string;
  name_bn: string;
  aliases: string[];
  position: number;
}

interface CountriesTable {
  id: number;
  code: string;
  name: string;
  name_bn: string;
  position: number;
}

interface StatesTable {
  id: number;
  country_id: number;
  name: string;
  name_bn: string;
}
