import type { Kysely } from 'kysely';
import { PROPOSAL_DAYS } from '#contract/proposal-said.ts';
import { findNamings, readDay } from '#contract/staff/melan-day.ts';
import { loadEntries } from '#server/domain/melans/day.queries.ts';
import { listGuests } from '#server/domain/melans/guests.queries.ts';
import { markMelan } from '#server/domain/melans/melans.queries.ts';
import { propose } from '#server/notices/propose.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Using {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/**
 * Proposes to each other the guests who named each other. No proposal is made for a pair with a history or with a
 * member who cannot be seen, and nobody is notified of it. May be run again after another tablet has synchronised;
 * existing proposals are not repeated.
 */
export async function pairGuests({ db, cipher }: Using, melanId: number, staffId: number): Promise<void> {
  const day = readDay(await loadEntries({ db, cipher }, melanId));
  const guests = new Map((await listGuests(db, melanId)).map((guest) => [guest.number, guest]));
  for (const [one, other] of findNamings(day)) {
    const [first, second] = [guests.get(one), guests.get(other)];
    if (!first?.mayCome || !second?.mayCome || first.isBride === second.isBride) continue;
    const pair = { one: first.profileId, other: second.profileId };
    await propose(db, { ...pair, origin: 'melan', why: null, madeBy: staffId, days: PROPOSAL_DAYS.melan });
  }
  await markMelan(db, melanId, 'paired_at');
}
