import type { Kysely } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { countReadersByWeek, isWaiting, takeCards, takeOpening } from './profile-views.queries.ts';

type Counting = Pick<DomainServices, 'db' | 'config'>;

/** Counts a request for a list and the members on its cards. Throws 429 if that exceeds a limit (see `overLimit`). */
export async function countList(
  { db, config }: Counting,
  readerId: string,
  memberIds: readonly string[],
): Promise<void> {
  const reading = { readerId, day: todayInIndia(), cards: memberIds.map(numberOf), lists: 1 } as const;
  if (!(await takeCards(db, reading, config.readings))) throw await overLimit(db, readerId);
}

/** Counts members who are shown unasked. Returns false and counts nothing if that exceeds a limit (see `overLimit`). */
export const takeNewCards = (
  { db, config }: Counting,
  readerId: string,
  memberIds: readonly string[],
): Promise<boolean> =>
  takeCards(db, { readerId, day: todayInIndia(), cards: memberIds.map(numberOf), lists: 0 }, config.readings);

/** Counts printed cards, including ids that nobody has. Throws 429 if that exceeds a limit (see `overLimit`). */
export async function countPaper(
  { db, config }: Counting,
  readerId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (!(await takeNewCards({ db, config }, readerId, memberIds))) throw await overLimit(db, readerId);
}

/**
 * Counts a card that a member requests by its id, to save or to hide that member. Throws 429 if that exceeds a limit
 * (see `overLimit`).
 */
export async function countCard({ db, config }: Counting, readerId: string, memberId: string): Promise<void> {
  const reading = { readerId, day: todayInIndia(), cards: [numberOf(memberId)], lists: 0 } as const;
  if (!(await takeCards(db, reading, config.readings))) throw await overLimit(db, readerId);
}

/**
 * Counts a profile that is requested by its id, even if there is none to see, so that ids cannot be tried out. Throws
 * 429 if that exceeds a limit (see `overLimit`).
 */
export async function countOpening(
  { db, config }: Counting,
  readerId: string,
  opening: { memberId: string; isSeen: boolean; isAcquainted: boolean },
): Promise<void> {
  const reading = { readerId, day: todayInIndia(), ...opening };
  if (!(await takeOpening(db, reading, config.readings.profiles))) throw await overLimit(db, readerId);
}

/** Members do not get the exact number of readers if it is smaller than this. */
export const FEWEST_TOLD = 10;

/** Returns the number in a profile id; 0 for a text that is no id. */
const numberOf = (memberId: string): number => Number(memberId.slice('SV'.length)) || 0;

/**
 * Returns the refusal for a used-up limit. For a shown member it is a daily limit, and the refusal contains the seconds
 * until tomorrow. A waiting member has a preview of a few people only once.
 */
async function overLimit(db: Kysely<Database>, readerId: string): Promise<Refusal> {
  return (await isWaiting(db, readerId))
    ? new Refusal(429, 'previewSpent')
    : new Refusal(429, 'readingsSpent', secondsToMidnight());
}

const MS_PER_SECOND = 1_000;

/** Returns the seconds until the next midnight in India (+05:30), at least one. */
function secondsToMidnight(now = Date.now()): number {
  const tomorrow = Date.parse(`${todayInIndia(now)}T00:00:00+05:30`) + DAY_MS;
  return Math.max(1, Math.ceil((tomorrow - now) / MS_PER_SECOND));
}

/** Returns how many members opened the profile in each finished week of the last year; a small number as text only. */
export async function readersInDownload(db: Kysely<Database>, profileId: string) {
  const weeks = await countReadersByWeek(db, profileId);
  return weeks.map(({ week, readers }) => ({
    week_from: week,
    members: readers < FEWEST_TOLD ? `fewer than ${FEWEST_TOLD}` : readers,
  }));
}
