import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SentValues } from '#contract/call.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import {
  type chooseMeeting,
  type Hours,
  LATE_BEFORE_HOURS,
  MEETING_WITHIN_DAYS,
  type proposeMeeting,
  type saveCallHours,
  type tellMeeting,
  WINDOWS,
} from '#contract/meetings.ts';
import type { MessageId } from '#contract/message.ts';
import { messageId } from '#contract/message.ts';
import { INDIA_ZONE, type Zone } from '#contract/zones.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findTogether, type Together } from '#server/domain/together/find-together.ts';
import { saveHours } from '#server/domain/together/hours.queries.ts';
import { overAt, stateOf } from '#server/domain/together/meeting-state.ts';
import {
  callOff,
  chooseTime,
  loadMeeting,
  type Meeting,
  noteLate,
  type Side,
  saveProposal,
} from '#server/domain/together/meetings.queries.ts';
import { loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { momentsOf } from '#server/domain/together/zoned-time.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { tellStep } from '#server/notices/tell-step.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/**
 * Runs `act` with both members' rows locked, so that their acts run one after the other. Throws a 404 unless the two
 * are in an acquaintance.
 */
function withBothLocked<Result>(
  { db }: Pick<Services, 'db'>,
  [profileId, memberId]: readonly [string, string],
  act: (transaction: Kysely<Database>, together: Together) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [profileId, memberId]);
    return act(transaction, await findTogether({ db: transaction }, { profileId, memberId }));
  });
}

/** Returns the side of a profile in the row of a pair, which begins with the smaller id. */
const sideOf = (profileId: string, memberId: string): Side => (profileId < memberId ? 'one' : 'other');

/** Saves when this family is best called, and who calls. Throws broken rules for an impossible window of hours. */
export async function saveOurHours(
  services: Services,
  profileId: string,
  { member, caller, zone, ...typed }: SentValues<typeof saveCallHours>,
): Promise<Outcome> {
  refuseBrokenWindows(typed);
  const windows = WINDOWS.flatMap((number): Hours['windows'] => {
    const days = typed[`days${number}`];
    return days === '' ? [] : [{ days, from: typed[`from${number}`], until: typed[`until${number}`] }];
  });
  return withBothLocked(services, [profileId, member], async (transaction, { togetherId }) => {
    const id = togetherId ?? (await openTogether(transaction, profileId, member));
    await saveHours(transaction, { togetherId: id, profileId, hours: { windows, caller, zone } });
    return success(windows.length > 0 || caller ? 'callHoursSaved' : 'callHoursRemoved');
  });
}

/** Throws broken rules for a window of hours that is incomplete or does not end later on the same day. */
function refuseBrokenWindows(typed: Pick<SentValues<typeof saveCallHours>, WindowField>): void {
  const errors: Record<string, MessageId> = {};
  for (const number of WINDOWS) {
    const [days, from, until] = [typed[`days${number}`], typed[`from${number}`], typed[`until${number}`]];
    if (!days && !from && !until) continue;
    if (days === '') errors[`days${number}`] = 'callDaysMissing';
    if (from === '') errors[`from${number}`] = 'callFromMissing';
    if (until === '') errors[`until${number}`] = 'callUntilMissing';
    if (from && until && until <= from) errors[`until${number}`] = 'callUntilEarlier';
  }
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
}

/** A field of the form with the windows of hours. */
type WindowField = `${'days' | 'from' | 'until'}${(typeof WINDOWS)[number]}`;

/**
 * Proposes a meeting, in place of any earlier proposal. An agreed meeting must be cancelled first. Throws broken rules
 * for impossible times, and for a means of contact in the words before the numbers are open.
 */
export async function propose(
  services: Services,
  profileId: string,
  values: SentValues<typeof proposeMeeting>,
): Promise<Outcome> {
  const { member, version, place, words } = values;
  const people = values.people || null;
  await findTogether(services, { profileId, memberId: member });
  const times = timesOf(values, await databaseNow(services.db));
  if (words && (await loadNumbers(services.db, profileId, member)) === 'closed' && services.hasContact(words))
    throw new BrokenRules({ words: 'contactInPlace' });
  await services.limits.take('meetingsByPair', `${profileId} ${member}`);
  return withBothLocked(services, [profileId, member], async (transaction, together) => {
    const presentMeeting = await loadMeeting(transaction, together.togetherId);
    if (!isPresentVersion(presentMeeting, version)) return failure('meetingChanged');
    const state = stateOf(presentMeeting);
    if (state === 'agreed') return failure('meetingAgreedAlready');
    // A new meeting is a new entry in the calendar, not a change of the last one.
    const uid = presentMeeting === undefined || state === 'over' ? randomUUID() : presentMeeting.uid;
    const id = together.togetherId ?? (await openTogether(transaction, profileId, member));
    await saveProposal(transaction, services.cipher, {
      togetherId: id,
      uid,
      proposedBy: profileId,
      side: sideOf(profileId, member),
      times,
      place,
      words,
      people,
    });
    await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: false });
    return success('meetingProposed');
  });
}

/** Whether the form was made from the present version of the meeting. */
const isPresentVersion = (meeting: Meeting | undefined, version: string): boolean =>
  String(meeting?.sequence ?? 0) === (version || '0');

/** The numbers of the times that a form proposes, as its fields have them. */
const PROPOSED_TIMES = [1, 2, 3] as const;

/** Returns the proposed times, the earliest first. Throws broken rules at the field of each impossible one. */
function timesOf(values: SentValues<typeof proposeMeeting>, now: Date): Date[] {
  const errors: Record<string, MessageId> = {};
  const times = new Set<number>();
  for (const number of PROPOSED_TIMES) {
    const [day, hour] = [values[`date${number}`], values[`time${number}`]];
    // The first time is required.
    if (day === '' && (number === 1 || hour)) errors[`date${number}`] = 'meetingDateMissing';
    if (hour === '' && (number === 1 || day)) errors[`time${number}`] = 'meetingTimeMissing';
    if (day === '' || hour === '') continue;
    const moments = momentsOf(values.zone || INDIA_ZONE, day, hour);
    const [moment] = moments;
    // A clock change skips some times of a day and repeats others.
    if (moment === undefined) errors[`time${number}`] = 'meetingTimeSkipped';
    else if (moments.length > 1) errors[`time${number}`] = 'meetingTimeTwice';
    else if (moment <= now.getTime()) {
      const wrongField = isDayNotOver(day, values.zone, now) ? `time${number}` : `date${number}`;
      errors[wrongField] = 'meetingInPast';
    } else if (moment > now.getTime() + MEETING_WITHIN_DAYS * DAY_MS) errors[`date${number}`] = 'meetingTooFar';
    else times.add(moment);
  }
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
  return [...times].sort((one, other) => one - other).map((moment) => new Date(moment));
}

/** Whether the day is not over yet, so that only the hour is wrong. */
const isDayNotOver = (day: string, zone: Zone | '', now: Date): boolean =>
  momentsOf(zone || INDIA_ZONE, day, '23:59').some((moment) => moment > now.getTime());

/** Chooses one of the other family's times. Throws broken rules for a time that was not proposed or is past. */
export async function choose(
  services: Services,
  profileId: string,
  { member, version, time, people }: SentValues<typeof chooseMeeting>,
): Promise<Outcome> {
  return withBothLocked(services, [profileId, member], async (transaction, { togetherId }) => {
    const meeting = await loadMeeting(transaction, togetherId);
    if (meeting === undefined || !isPresentVersion(meeting, version)) return failure('meetingChanged');
    if (stateOf(meeting) !== 'proposed' || meeting.proposed_by === profileId) return failure('meetingNotThere');
    const chosen = meeting.times.find((moment) => moment.toISOString() === time);
    if (chosen === undefined) throw new BrokenRules({ time: 'meetingTimeUnchosen' });
    if (chosen <= meeting.readAt) throw new BrokenRules({ time: 'meetingInPast' });
    await chooseTime(transaction, {
      togetherId: meeting.together_id,
      side: sideOf(profileId, member),
      chosen,
      people: people || null,
    });
    await tellStep(transaction, { profileId: member, aboutId: profileId, isPrivate: false });
    return success('meetingChosen');
  });
}

/** Notifies the other family that this one is late or cannot come. A repetition sends no second notice. */
export async function tellOther(
  services: Services,
  profileId: string,
  { member, version, word }: SentValues<typeof tellMeeting>,
): Promise<Outcome> {
  return withBothLocked(services, [profileId, member], async (transaction, { togetherId }) => {
    const meeting = await loadMeeting(transaction, togetherId);
    const state = stateOf(meeting);
    if (meeting === undefined) return failure('meetingNotThere');
    if (state === 'calledOff' && meeting.called_off_by === profileId && word === 'cannotCome')
      return success('meetingCalledOff');
    if (!isPresentVersion(meeting, version)) return failure('meetingChanged');
    const mayTell = state === 'agreed' || (state === 'proposed' && word !== 'late');
    if (!mayTell) return failure('meetingNotThere');
    return word === 'late'
      ? sayLate(transaction, meeting, { profileId, member })
      : cannotCome(transaction, meeting, { profileId, member });
  });
}

/** Two families: the one that acts, and the other. */
interface Pair {
  profileId: string;
  member: string;
}

/** Returns the moment from which a family can say that it is late. */
const lateFrom = (chosen: Date): Date => new Date(chosen.getTime() - LATE_BEFORE_HOURS * HOUR_MS);

/** Notifies the other family that this one is late, once. Refuses outside the hours around the meeting. */
async function sayLate(db: Kysely<Database>, meeting: Meeting, { profileId, member }: Pair): Promise<Outcome> {
  const { chosen, readAt, together_id } = meeting;
  const side = sideOf(profileId, member);
  if (chosen === null || readAt < lateFrom(chosen) || readAt >= overAt(chosen))
    return failure(messageId('meetingLateTooEarly', { hours: LATE_BEFORE_HOURS }));
  if (meeting[`${side}_late_at`] === null) {
    await noteLate(db, together_id, side);
    await notify(db, { kind: 'meetingLate', profileId: member, aboutId: profileId });
  }
  return success('meetingLateTold');
}

/** Calls the meeting off, or refuses all proposed times, and notifies the other family. */
async function cannotCome(db: Kysely<Database>, meeting: Meeting, { profileId, member }: Pair): Promise<Outcome> {
  await callOff(db, meeting.together_id, profileId);
  if (meeting.chosen === null) {
    await tellStep(db, { profileId: member, aboutId: profileId, isPrivate: false });
    return success('meetingTimesRefused');
  }
  await notify(db, { kind: 'meetingCalledOff', profileId: member, aboutId: profileId });
  return success('meetingCalledOff');
}
