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

/** The days of one window of the week. */
export const CALL_DAYS = ['every', 'weekdays', 'weekend', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type CallDays = (typeof CALL_DAYS)[number];
/** Who calls first, as the family that says so sees it. */
export const CALLERS = ['we', 'they'] as const;
export type Caller = (typeof CALLERS)[number];

/** Of India's clock, `HH:MM`. */
export interface Window {
  days: CallDays;
  from: string;
  until: string;
}
const windowShape = s.object({ days: s.oneOf(CALL_DAYS), from: s.string(), until: s.string() });
const hoursShape = s.object({
  windows: s.array(windowShape),
  caller: s.oneOf(['', ...CALLERS]),
  /** The clock that the family lives by; `''` for India's. */
  zone: s.oneOf(['', ...ZONES]),
});
export type Hours = s.Output<typeof hoursShape>;

/** The clocks that both live by: what a family has said, or the one of its address; `''` for India's. */
const zones = {
  ourZone: fact('our_zone', s.oneOf(['', ...ZONES])),
  theirZone: fact('their_zone', s.oneOf(['', ...ZONES])),
};

/** When each family is best called, and who calls; null where it has not said. Of accepted families alone, as all that follows. */
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

/** Ours for this family: up to three windows of the week; none takes them back. */
export const saveCallHours = call('savecallhours', {
  ...ofMember,
  form: form(hoursFields),
});

/** Where two families meet, as the reader sees it. */
export const MEETING_PLACES = ['ourHome', 'theirHome', 'trust', 'public', 'video'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];
export const PLACE_WORDS_LIMIT = 200;
export const MOST_TIMES = 3;
/** A day so many days from now is the last that can be proposed. */
export const MEETING_WITHIN_DAYS = 365;
/** So many hours after its beginning a meeting is over. */
export const MEETING_HOURS = 6;
/** From so many hours before it on one can say that one is late. */
export const LATE_BEFORE_HOURS = 6;
/** A family proposes at most so often in a day, to one other family. */
export const MOST_PROPOSALS_A_DAY = 10;
const MOST_PEOPLE = 20;

/** `over`: the time that was chosen has passed. `calledOff`: one of the two has said that they cannot come, or that no time suits. */
export const MEETING_STATES = ['none', 'proposed', 'agreed', 'calledOff', 'over'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

const meetingFacts = {
  state: fact('state', s.oneOf(MEETING_STATES)),
  /** Sent with every deed, so that nobody answers what they have not read; `0` for none. */
  version: fact('version', s.number()),
  /** Whether this family has proposed it. */
  isOurs: fact('ours', s.boolean()),
  /** ISO times. */
  times: fact('times', s.array(s.string())),
  /** One of them; `''` until it is chosen. */
  chosen: fact('chosen', s.string()),
  place: fact('place', s.oneOf(['', ...MEETING_PLACES])),
  /** The proposing family's own. */
  words: fact('words', s.string()),
  /** How many come; null where a family has not said. */
  ourPeople: fact('our_people', s.nullable(s.number())),
  theirPeople: fact('their_people', s.nullable(s.number())),
  /** ISO times at which a family has said that it is late, or `''`. */
  weAreLate: fact('we_late', s.string()),
  theyAreLate: fact('they_late', s.string()),
  /** Of `calledOff`: this family has said so. */
  isCalledOffByUs: fact('off_by_us', s.boolean()),
  ...zones,
};

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
    message: messageId('wholeNumberUpTo', { most: MOST_PEOPLE }),
    accepts: (value) => value <= MOST_PEOPLE,
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
  /** By whose clock the times are written. */
  zone,
  place: sentOnly('place', requiredChoice(MEETING_PLACES, 'chooseFromList')),
  words: sentOnly('words', text(PLACE_WORDS_LIMIT)),
  people,
};

/** Up to three times and a place; in the place of what either family had proposed before. */
export const proposeMeeting = call('proposemeeting', { ...ofMember, form: form(proposalFields) });

/** One of the times that the other family has proposed. */
export const chooseMeeting = call('choosemeeting', {
  ...ofMember,
  form: form({ member: otherMember, version, time: sentOnly('time', text(40)), people }),
});

export const MEETING_WORDS = ['late', 'cannotCome'] as const;
export type MeetingWord = (typeof MEETING_WORDS)[number];

/** In one tap, and told at once: we are late, or we cannot come; of a proposal, that none of its times suits. */
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

/** The meeting that is agreed as a file for a calendar; one that was called off, as cancelled. */
export const meetingCalendar = call('meetingcalendar', {
  method: 'GET',
  access: 'member',
  form: calendarForm,
  returned: { file: fact('', s.file('text/calendar')) },
});

/** Where that file is: an ordinary link. */
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
