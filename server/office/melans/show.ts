import type { Language } from '#contract/choices.ts';
import { MOTHER_TONGUES } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { findNamings, hasWalkedIn, isWalkIn, readDay } from '#contract/staff/melan-day.ts';
import { loadEntries } from '#server/domain/melans/day.queries.ts';
import { countInvitable, type Guest } from '#server/domain/melans/guests.queries.ts';
import type { MelanRow } from '#server/domain/melans/melans.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import type { Services } from '#server/services.ts';

type Using = Pick<Services, 'db' | 'cipher' | 'lookups'>;

/** The facts about a melan in lists. */
export const factsOf = (row: MelanRow) => ({
  id: row.id,
  heldOn: row.held_on,
  beginsAt: row.begins_at.slice(0, 5),
  endsAt: row.ends_at.slice(0, 5),
  place: row.place,
  seats: row.seats,
  rounds: row.rounds,
  isCalledOff: row.called_off_at !== null,
  invited: row.invited,
  brides: row.brides,
  grooms: row.grooms,
  waiting: row.waiting,
  silent: row.silent,
});

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

/** Returns a melan for its page, with how many more families could be invited. */
export async function melanOf({ db, lookups }: Using, row: MelanRow, language: Language) {
  const invitable = await countInvitable(db, row.id);
  const religions = lookups.list('religion');
  const religionNames = new Map(religions.map(({ id, name, nameBn }) => [id, language === 'bn' ? nameBn : name]));
  return {
    ...factsOf(row),
    minAge: row.min_age,
    maxAge: row.max_age,
    districts: row.district_ids,
    religions: row.religion_ids.map((id) => religionNames.get(id) ?? String(id)),
    motherTongues: MOTHER_TONGUES.filter((tongue) => row.mother_tongues.includes(tongue)),
    isSecondMarriage: row.is_second_marriage,
    isOverFifty: row.is_over_fifty,
    bridesLeft: invitable.brides,
    groomsLeft: invitable.grooms,
    plannedAt: iso(row.planned_at),
    pairedAt: iso(row.paired_at),
    thankedAt: iso(row.thanked_at),
    isOver: row.held_on < todayInIndia(),
  };
}

/** Returns a guest for the page of a melan. `came` is what the tablets recorded. */
export const guestOf = (guest: Guest, came: '' | 'yes' | 'no') => ({
  memberId: guest.profileId,
  name: firstNameOf(guest.name),
  isBride: guest.isBride,
  answer: guest.answer ?? ('' as const),
  people: guest.people ?? 0,
  number: guest.isSeated ? (guest.number ?? 0) : 0,
  waitingPlace: guest.waitingPlace,
  hasNobody: guest.hasNobody && guest.isSeated,
  isToCall: !guest.isReached && guest.answer === null && guest.mayCome,
  came,
});

const readCame = (value: string | undefined): '' | 'yes' | 'no' => (value === 'yes' || value === 'no' ? value : '');

/** Returns what the tablets have recorded, without who named whom. */
export async function dayOf(
  { db, cipher }: Using,
  { melan, guests, meetings }: { melan: MelanRow; guests: readonly Guest[]; meetings: number },
) {
  const day = readDay(await loadEntries({ db, cipher }, melan.id));
  const byNumber = new Map(guests.map((guest) => [guest.number, guest]));
  const nameOf = (number: number) => {
    const guest = byNumber.get(number);
    return guest ? firstNameOf(guest.name) : (day.guests.get(number)?.name ?? '');
  };
  const numbersWhoCame = [...day.guests].flatMap(([number, facts]) => (facts.came === 'yes' ? number : []));
  return {
    cameOf: (number: number | null) => readCame(number === null ? undefined : day.guests.get(number)?.came),
    day: {
      came: numbersWhoCame.length,
      // A guest who has named no number of people counts as one.
      people: numbersWhoCame.reduce((sum, number) => sum + (byNumber.get(number)?.people ?? 1), 0),
      walkIns: numbersWhoCame.filter(isWalkIn).length,
      meetings,
      namings: findNamings(day).length,
      notes: [...day.guests].flatMap(([number, { note = '' }]) =>
        note === '' ? [] : { number, name: nameOf(number), words: note },
      ),
      others: [...day.guests].flatMap(([number, facts]) =>
        hasWalkedIn(number, facts)
          ? { number, name: facts.name ?? '', memberId: byNumber.get(number)?.profileId ?? '' }
          : [],
      ),
      conflicts: day.conflicts.map((conflict) => ({
        ...conflict,
        name: nameOf(conflict.number),
        // Otherwise a second tablet with other numbers would reveal everybody's choices.
        values: conflict.field === 'wishes' ? [] : conflict.values,
      })),
    },
  };
}
