import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { MOST_PROPOSALS_A_DAY } from '#contract/meetings.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { Busy, Refusal } from './refusal.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Every rate limit on attempts: `most` attempts within `minutes`. Whole districts share one address, and so does the
 * trust's office: limits by address are generous, limits by phone are strict. `doubles`: each time the limit is reached
 * again, the wait doubles.
 */
export const LIMITS = {
  registrationByAddress: { most: 300, minutes: 60, doubles: false },
  // Answers that a phone is registered already: by browser and address together, since thousands share a mobile
  // carrier's address, and by phone. Browsers without a mark share one budget per address.
  phoneTakenByAddress: { most: 30, minutes: 60, doubles: false },
  phoneTakenByBrowser: { most: 5, minutes: DAY_MINUTES, doubles: false },
  phoneTakenByPhone: { most: 40, minutes: DAY_MINUTES, doubles: false },
  browserMarkByAddress: { most: 200, minutes: 60, doubles: false },
  // Refuses nobody. It records whether this browser has just registered this phone.
  registeredHere: { most: 1_000, minutes: 15, doubles: false },
  loginByAddress: { most: 300, minutes: 60, doubles: false },
  loginByPhone: { most: 10, minutes: 15, doubles: true },
  newBrowserByAccount: { most: 3, minutes: DAY_MINUTES, doubles: false },
  loginByKnownBrowser: { most: 10, minutes: 15, doubles: true },
  keptNameByAccount: { most: 5, minutes: DAY_MINUTES, doubles: false },
  // `staffByEmail`: by network and e-mail together. A browser that has logged in before is counted separately.
  staffByEmail: { most: 10, minutes: 15, doubles: true },
  staffByKnownBrowser: { most: 10, minutes: 15, doubles: true },
  staffByAccount: { most: 10, minutes: 15, doubles: true },
  passwordByAccount: { most: 5, minutes: 15, doubles: false },
  deletionByAccount: { most: 10, minutes: 15, doubles: false },
  resetByLink: { most: 5, minutes: 15, doubles: false },
  powerLinkByAddress: { most: 10, minutes: 60, doubles: false },
  powerLinkInAll: { most: 50, minutes: 60, doubles: false },
  powerLinkByGrant: { most: 5, minutes: 5, doubles: false },
  powerLinkByPhone: { most: 5, minutes: 60, doubles: false },
  myDataByMember: { most: 10, minutes: 60, doubles: false },
  papersByMember: { most: 60, minutes: 60, doubles: false },
  filesByMember: { most: 60, minutes: 60, doubles: false },
  // Files of which a first piece was sent, whether or not they are ever stored.
  filesBegunByAccount: { most: 60, minutes: 60, doubles: false },
  contactByAddress: { most: 30, minutes: 60, doubles: false },
  askedCallByAddress: { most: 60, minutes: DAY_MINUTES, doubles: false },
  askedCallByPhone: { most: 5, minutes: DAY_MINUTES, doubles: false },
  // A second request for a code this soon is a double click.
  codeAgain: { most: 1, minutes: 0.5, doubles: false },
  codeByAccount: { most: 20, minutes: 60, doubles: false },
  codeByAddress: { most: 300, minutes: 60, doubles: false },
  codeByPhone: { most: 3, minutes: 60, doubles: false },
  codeByPhoneADay: { most: 10, minutes: DAY_MINUTES, doubles: false },
  // A fraudster who is paid per message requests many codes to neighbouring numbers or to one country.
  codeByPrefix: { most: 60, minutes: 60, doubles: false },
  codeByCountry: { most: 100, minutes: 60, doubles: false },
  noticeByPhoneADay: { most: 20, minutes: DAY_MINUTES, doubles: false },
  codeTryByAddress: { most: 300, minutes: 60, doubles: false },
  codeTryByAccount: { most: 60, minutes: 60, doubles: false },
  invitationByPhone: { most: 3, minutes: DAY_MINUTES, doubles: false },
  invitationByProfile: { most: 10, minutes: DAY_MINUTES, doubles: false },
  invitedByAddress: { most: 60, minutes: 60, doubles: false },
  // `invitedByPhone`: by network and phone together. A daily limit over all networks stops guessing from many
  // addresses.
  invitedByPhone: { most: 10, minutes: DAY_MINUTES, doubles: false },
  invitedByPhoneInAll: { most: 100, minutes: DAY_MINUTES, doubles: false },
  joiningByInvitation: { most: 10, minutes: 60, doubles: false },
  identityByMember: { most: 5, minutes: DAY_MINUTES, doubles: false },
  claimByPhone: { most: 10, minutes: DAY_MINUTES, doubles: false },
  claimByPhoneInAll: { most: 100, minutes: DAY_MINUTES, doubles: false },
  reportByMember: { most: 20, minutes: 60, doubles: false },
  reportByAddress: { most: 60, minutes: 60, doubles: false },
  reportByCardLink: { most: 20, minutes: DAY_MINUTES, doubles: false },
  // Reports without a login: limited by network, by the given phone or e-mail, and in all.
  publicReportByAddress: { most: 20, minutes: 60, doubles: false },
  publicReportByContact: { most: 10, minutes: DAY_MINUTES, doubles: false },
  publicReportsInAll: { most: 500, minutes: 60, doubles: false },
  reportLookedUpByAddress: { most: 60, minutes: 60, doubles: false },
  // By the reference of a report: guesses of the contact that belongs to it.
  reportLookedUp: { most: 10, minutes: 60, doubles: false },
  cardLinkByMember: { most: 30, minutes: DAY_MINUTES, doubles: false },
  // Counts only requests without a valid link, so that readers with a valid link are not blocked by others at the same
  // network address.
  cardLinkByAddress: { most: 300, minutes: 60, doubles: false },
  openingByCardLink: { most: 600, minutes: 60, doubles: false },
  letterAnswerByMember: { most: 10, minutes: DAY_MINUTES, doubles: false },
  quietWordByMember: { most: 5, minutes: DAY_MINUTES, doubles: false },
  // A tablet in a hall requests news every few minutes. Unknown tablets are limited by address.
  melanNewsByTablet: { most: 120, minutes: 60, doubles: false },
  melanTabletByAddress: { most: 60, minutes: 60, doubles: false },
  // Answers, notes and days that one account writes on the page of two families.
  wordsTogether: { most: 120, minutes: 60, doubles: false },
  pressesByMember: { most: 60, minutes: 60, doubles: false },
  // Far above a day's usual messages. It stops programs that probe the filter of phone numbers.
  messageByMember: { most: 200, minutes: 60, doubles: false },
  // Proposed times for a meeting, by family and the family to which they are proposed.
  meetingsByPair: { most: MOST_PROPOSALS_A_DAY, minutes: DAY_MINUTES, doubles: false },
  phoneBlockByMember: { most: 10, minutes: DAY_MINUTES, doubles: false },
} as const;

type LimitName = keyof typeof LIMITS;

/** A counter of attempts: a limit and the key to which it applies. */
export type Counter = readonly [limit: LimitName, key: string];

/** The rate limits, with one counter for each limit and key. */
export interface Limits {
  /** Counts an attempt. Above the limit it throws a 429 with the time to wait. */
  take(limit: LimitName, key: string): Promise<void>;
  /** Throws the 429 of `take` while earlier attempts have exceeded the limit, without counting. */
  refuseBlocked(limit: LimitName, key: string): Promise<void>;
  /** Counts an attempt in each counter and runs it. An attempt refused by a full queue (503) is not counted. */
  attempt<Result>(counters: readonly Counter[], make: () => Promise<Result>): Promise<Result>;
  /** Whether the counter's latest window is open: its first attempt was counted within the minutes of the limit. */
  wasTaken(limit: LimitName, key: string): Promise<boolean>;
  /** Takes an attempt back, so that it does not count: a successful one, or one that was never made. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Deletes the counter, with the failed attempts in it, after a success. */
  forget(limit: LimitName, key: string): Promise<void>;
}

/**
 * Makes limits whose counters are in the database: they survive a restart and are shared by all processes. `hashKey` is
 * a keyed hash.
 */
export function makeLimits(db: Kysely<Database>, hashKey: (text: string) => Buffer): Limits {
  const limits: Limits = {
    async take(limit, key) {
      const { most, minutes, doubles } = LIMITS[limit];
      const seconds = minutes * 60;
      const window = sql`make_interval(secs => ${seconds})`;
      // A clock that was ahead may have stored times in the future. They count as now.
      const since = sql`least(old.since, now())`;
      // No wait may exceed this. A wait doubles at most six times. `strikes`, the number of times that the limit was
      // reached, is forgotten 24 hours after the last window began.
      const longest = sql`make_interval(secs => ${seconds} * case when ${doubles} then power(2, least(greatest(old.strikes - 1, 0), 6)) else 1 end)`;
      const until = sql`case when old.blocked_until is not null then least(old.blocked_until, now() + ${longest}) end`;
      const isOver = sql`(old.blocked_until is not null or ${since} <= now() - ${window})`;
      // One statement: parallel attempts queue for the row lock, so that at most `most` get through.
      const { rows } = await sql<{ wait: number | null }>`
        insert into attempts as old (kind, key_hash, count) values (${limit}, ${hashKey(key)}, 1)
        on conflict (kind, key_hash) do update set
          count = case
            when old.blocked_until > now() then old.count
            when ${isOver} then 1
            else old.count + 1 end,
          since = case
            when old.blocked_until > now() then ${since}
            when ${isOver} then now()
            else ${since} end,
          strikes = case
            when old.since <= now() - interval '24 hours' then 0
            when old.blocked_until is null and ${since} > now() - ${window} and old.count + 1 > ${most}
              then old.strikes + 1
            else old.strikes end,
          blocked_until = case
            when old.blocked_until > now() then ${until}
            when ${isOver} then null
            when old.count + 1 > ${most} then case when ${doubles}
              then now() + ${window} * power(2, least(old.strikes, 6))
              else ${since} + ${window} end
            else null end
        returning extract(epoch from blocked_until - now())::float8 as wait`.execute(db);
      refuseWhileWaiting(rows[0]?.wait);
    },

    async refuseBlocked(limit, key) {
      const found = await db
        .selectFrom('attempts')
        .select(sql<number>`extract(epoch from blocked_until - now())::float8`.as('wait'))
        .where('kind', '=', limit)
        .where('key_hash', '=', hashKey(key))
        .where('blocked_until', '>', sql<Date>`now()`)
        .executeTakeFirst();
      refuseWhileWaiting(found?.wait);
    },

    async attempt(counters, make) {
      for (const [limit, key] of counters) await limits.take(limit, key);
      try {
        return await make();
      } catch (error) {
        if (error instanceof Busy) await Promise.all(counters.map(([limit, key]) => limits.giveBack(limit, key)));
        throw error;
      }
    },

    async wasTaken(limit, key) {
      const found = await db
        .selectFrom('attempts')
        .select('kind')
        .where('kind', '=', limit)
        .where('key_hash', '=', hashKey(key))
        .where('since', '>', sql<Date>`now() - make_interval(mins => ${LIMITS[limit].minutes}::int)`)
        .executeTakeFirst();
      return found !== undefined;
    },

    async giveBack(limit, key) {
      await db
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('kind', '=', limit)
        .where('key_hash', '=', hashKey(key))
        .execute();
    },

    async forget(limit, key) {
      await db.deleteFrom('attempts').where('kind', '=', limit).where('key_hash', '=', hashKey(key)).execute();
    },
  };
  return limits;
}

/** Throws a 429 with the seconds to wait; does nothing without them. */
function refuseWhileWaiting(seconds: number | null | undefined): void {
  if (seconds == null) return;
  throw new Refusal(429, 'tooMany', Math.max(1, Math.ceil(seconds)));
}

/** Groups of 16 bits in an IPv6 address. */
const IPV6_GROUPS = 8;
/** Groups of 16 bits in the /64 network of a subscriber. */
const NETWORK_GROUPS = 4;

/** Returns what counts as one address: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function addressKey(ip: string): string {
  // An IPv4 address may be written as an IPv6 address.
  const bare = ip.replace(/^::ffff:(?=\d+\.)/, '');
  return bare.includes(':') ? expand(bare).slice(0, NETWORK_GROUPS).join(':') : bare;
}

/** Returns the groups of an IPv6 address, with the zeros that `::` leaves out and without the zone after `%`. */
function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::').map((part) => part.split('%')[0] ?? '');
  const groupsBefore = head.split(':').filter(Boolean);
  const groupsAfter = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : IPV6_GROUPS - groupsBefore.length - groupsAfter.length;
  return [...groupsBefore, ...Array<string>(Math.max(0, zeros)).fill('0'), ...groupsAfter];
}

/** Deletes expired counters, except those that still block. A block may outlast its counter's retention. */
export async function expireAttempts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('since', '<', expiryCutoff('attempts'))
    .where(({ eb, or }) => or([eb('blocked_until', 'is', null), eb('blocked_until', '<=', sql<Date>`now()`)]))
    .execute();
}
