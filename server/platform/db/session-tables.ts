import type { Generated } from 'kysely';

/** The tables of sessions and of rate limits. */
export interface SessionTables {
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  /** Null account: its owner has removed the name from every browser. */
  kept_names: { handle_hash: Buffer; account_id: number | null; kept_at: Generated<Date>; seen_at: Generated<Date> };
  attempts: AttemptsTable;
  power_link_grants: PowerLinkGrantsTable;
  power_link_uses: PowerLinkUsesTable;
  /** When a key was first seen, by its keyed hash. */
  power_link_keys: { key_hash: Buffer; seen_at: Generated<Date> };
  password_resets: PasswordResetsTable;
}

/** Filled by a trigger with the first profile of the account, for the previous version only. */
export type FilledIn = Generated<string>;

interface SessionsTable {
  token_hash: Buffer;
  account_id: number | null;
  profile_id: string;
  kind: 'login' | 'power_link' | 'registration';
  /** Browser family and system, e.g. `chrome android`; `''` if unknown. */
  browser: Generated<string>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

/** A browser with which an account has logged in; it may log in while attempts for the phone are limited. */
interface KnownBrowsersTable {
  token_hash: Buffer;
  account_id: number | null;
  profile_id: FilledIn;
  seen_at: Generated<Date>;
  /** The same value for all accounts of one browser. */
  browser: Generated<string | null>;
}

/** A counter of a rate limit. `key_hash` is a keyed hash, for example of a phone or an address. */
interface AttemptsTable {
  kind: string;
  key_hash: Buffer;
  count: number;
  since: Generated<Date>;
  strikes: Generated<number>;
  blocked_until: Date | null;
}

/** The right to the second stage of the Power Link, which the first stage gives to a browser. */
interface PowerLinkGrantsTable {
  token_hash: Buffer;
  expires_at: Date;
  /** The staff member; `''` if no personal code was given. */
  named: Generated<string>;
}

interface PowerLinkUsesTable {
  id: Generated<number>;
  used_at: Generated<Date>;
  stage: 'key' | 'phone';
  outcome: 'right' | 'wrong' | 'refused';
  profile_id: string | null;
  address_hash: Buffer;
  seen_at: Date | null;
  /** The staff member; `''` if no personal code was given. */
  named: Generated<string>;
}

interface PasswordResetsTable {
  account_id: number | null;
  profile_id: FilledIn;
  token_hash: Buffer;
  expires_at: Date;
}
