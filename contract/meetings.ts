import { call, fetchedAddress } from './call.ts';
import type { Language } from './choices.ts';
import { date, time } from './date-rules.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { messageId } from './message.ts';
import { optionalNumber } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { choice, requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';
import { ZONES } from './zones.ts';

/** The choices of days for one weekly call window. */
export const CALL_DAYS = ['every', 'weekdays', 'weekend', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type CallDays = (typeof CALL_DAYS)[number];
/** Who calls first, from the point of view of the family that says it. */
export const CALLERS = ['we', 'they'] as const;
export type Caller = (typeof CALLERS)[number];

/** A time range on the clock of India, `HH:MM`. */
export interface CallWindow {
  days: CallDays;
  from: string;
  until: string;
}
const windowShape = s.object({ days: s.oneOf(CALL_DAYS), from: s.string(), until: s.string() });
const hoursShape = s.object({
  windows: s.array(windowShape),
  caller: s.oneOf(['', ...CALLERS]),
  /** The family's time zone; `''` means India's. */
  zone: s.oneOf(['', ...ZONES]),
});
export type Hours = s.Output<typeof hoursShape>;

/** The time zones of both families: as a family has said, or from its address; `''` means India's. */
const zones = {
  ourZone: fact('our_zone', s.oneOf(['', ...ZONES])),
  theirZone: fact('their_zone', s.oneOf(['', ...ZONES])),
};

/**
 * Returns when each family is best called, and who calls first; null if a family has not said. This call and all that
 * follow are for accepted families only.
 */
export const showCallHours = call('showcallhours', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    ours: fact('ours', s.nullable(hoursShape)),
    theirs: fact('theirs', s.nullable(hoursShape)),
    ...zones,
  },
});

/** The numbers of the call windows of a family, as at the end of the field names (`days1`). */
export const WINDOWS = [1, 2, 3] as const;

const zone = sentOnly('zone', choice(ZONES));
const windowFields = {
  days1: sentOnly('days1', choice(CALL_DAYS)),
  from1: sentOnly('from1', time),
  until1: sentOnly('until1', time),
  days2: sentOnly('days2', choice(CALL_DAYS)),
  from2: sentOnly('from2', time),
  until2: sentOnly('until2', time),
  days3: sentOnly('days3', choice(CALL_DAYS)),
  from3: sentOnly('from3', time),
  until3: sentOnly('until3', time),
};

const hoursFields = {
  member: otherMember,
  ...windowFields,
  caller: sentOnly('caller', choice(CALLERS)),
  zone,
};

/** Saves this family's hours: up to three windows a week. An empty list removes the windows. */
export const saveCallHours = call('savecallhours', {
  ...ofMember,
  form: form(hoursFields),
});

/** Where two families meet, from the reader's point of view. */
export const MEETING_PLACES = ['ourHome', 'theirHome', 'trust', 'public', 'video'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];
/** Maximum number of characters of the words about a meeting's place. */
const PLACE_WORDS_LIMIT = 200;
/** A meeting can be proposed at most this many days ahead. */
export const MEETING_WITHIN_DAYS = 365;
/** Hours after its beginning at which a meeting counts as over. */
export const MEETING_HOURS = 6;
/** Hours before the beginning from which a family can say that it is late. */
export const LATE_BEFORE_HOURS = 6;
/** At most this many meeting proposals a day from one family to another. */
export const MOST_PROPOSALS_A_DAY = 10;
/** Maximum number of people of one family at a meeting. */
const MOST_AT_MEETING = 20;

/**
 * `over`: `MEETING_HOURS` have passed since the chosen time. `calledOff`: one family has said that it cannot come, or
 * that no time suits.
 */
export const MEETING_STATES = ['none', 'proposed', 'agreed', 'calledOff', 'over'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

const meetingFacts = {
  state: fact('state', s.oneOf(MEETING_STATES)),
  /**
   * The version of the meeting; `0` if there is none. Every action sends it back, so that nobody answers a version that
   * they have not read.
   */
  version: fact('version', s.number()),
  /** Whether this family has proposed the meeting. */
  isOurs: fact('ours', s.boolean()),
  /** ISO times. */
  times: fact('times', s.array(s.string())),
  /** The chosen time; `''` until one is chosen. */
  chosen: fact('chosen', s.string()),
  place: fact('place', s.oneOf(['', ...MEETING_PLACES])),
  /** Words of the proposing family. */
  words: fact('words', s.string()),
  /** How many people come; null if a family has not said. */
  ourPeople: fact('our_people', s.nullable(s.number())),
  theirPeople: fact('their_people', s.nullable(s.number())),
  /** ISO times at which a family has said that it is late, or `''`. */
  weAreLate: fact('we_late', s.string()),
  theyAreLate: fact('they_late', s.string()),
  /** For `calledOff`: whether this family called it off. */
  isCalledOffByUs: fact('off_by_us', s.boolean()),
  ...zones,
};

/** Returns the meeting of the two families. While there is none, everything is empty except `version` and the zones. */
export const showMeeting = call('showmeeting', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: meetingFacts,
});

const people = sentOnly(
  'people',
  optionalNumber({
    pattern: /^\d{1,3}$/,
    message: messageId('wholeNumberUpTo', { most: MOST_AT_MEETING }),
    accepts: (value) => value <= MOST_AT_MEETING,
  }),
);
const version = sentOnly('version', text(12));
const day = date({ tooEarly: 'birthDateInvalid' });

const proposalFields = {
  member: otherMember,
  version,
  date1: sentOnly('date1', day),
  time1: sentOnly('time1', time),
  date2: sentOnly('date2', day),
  time2: sentOnly('time2', time),
  date3: sentOnly('date3', day),
  time3: sentOnly('time3', time),
  /** The time zone in which the times are shown. */
  zone,
  place: sentOnly('place', requiredChoice(MEETING_PLACES, 'chooseFromList')),
  words: sentOnly('words', text(PLACE_WORDS_LIMIT)),
  people,
};

/** Proposes up to three times and a place. Replaces earlier proposals of either family. */
export const proposeMeeting = call('proposemeeting', { ...ofMember, form: form(proposalFields) });

/** Chooses one of the times that the other family has proposed. */
export const chooseMeeting = call('choosemeeting', {
  ...ofMember,
  form: form({ member: otherMember, version, time: sentOnly('time', text(40)), people }),
});

/** Short messages to the other family about a meeting. */
export const MEETING_WORDS = ['late', 'cannotCome'] as const;

/**
 * Sends a short message to the other family at once: we are late, or we cannot come, or (for a proposal) no time suits.
 */
export const tellMeeting = call('tellmeeting', {
  ...ofMember,
  form: form({
    member: otherMember,
    version,
    word: sentOnly('word', requiredChoice(MEETING_WORDS, 'chooseFromList')),
  }),
});

const calendarForm = form({
  member: otherMember,
  language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
});

/** Returns the agreed meeting as a calendar file. A meeting that was called off is marked as cancelled. */
export const meetingCalendar = call('meetingcalendar', {
  method: 'GET',
  access: 'member',
  form: calendarForm,
  returned: { file: fact('', s.file('text/calendar')) },
});

/** Returns the URL of the calendar file, for an ordinary link. */
export function calendarAddress({
  pid,
  member,
  language,
}: {
  pid: string;
  member: string;
  language: Language;
}): string {
  const { member: whom, language: lang } = calendarForm.fields;
  return fetchedAddress(meetingCalendar, pid, [
    [whom.sent, member],
    [lang.sent, language],
  ]);
}
