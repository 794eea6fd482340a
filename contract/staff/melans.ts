import { call, type ReturnedDraft } from '../call.ts';
import { MOTHER_TONGUES } from '../choices.ts';
import { date, time } from '../date-rules.ts';
import { type FormErrors, form } from '../form.ts';
import { choices } from '../list-rule.ts';
import { MELAN_ANSWERS, peopleWhoCome } from '../melans.ts';
import { memberId, otherMember } from '../member-id.ts';
import { optionalNumber, requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { holding, must, type Rule, requiredChoice, requiredText, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { lookupIds, wishedAge } from '../wishes.ts';
import { ENTRY_FIELDS } from './melan-day.ts';

/** The common description of calls about a melan that return an outcome. */
const withOutcome = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome() } as const;
/** The number of a melan. The small forms of a page use this name. */
const member = sentOnly('id', requiredLookupId('chooseFromList'));
const ofMelan = form({ member });

/** A rule for a required whole number within these limits. */
const between = (
  least: number,
  most: number,
  message: 'melanSeatsInvalid' | 'melanRoundsInvalid' | 'melanCountInvalid',
) =>
  holding(
    optionalNumber({ pattern: /^\d{1,4}$/, message, accepts: (value) => value >= least && value <= most }),
    must<number | null>((value) => value !== null, message),
  ) as Rule<number>;

/** At least this many seats for families at one melan. */
const LEAST_SEATS = 4;
/** At most this many seats for families at one melan. */
const MOST_SEATS = 400;
/** How many rounds of tables a melan may have. */
const ROUNDS = { least: 3, most: 12 } as const;
/** At least this many families are invited at once. */
const LEAST_INVITED_AT_ONCE = 2;
/** At most this many families are invited at once. */
const MOST_INVITED_AT_ONCE = 600;

const requiredTime = holding(
  time,
  must((value) => value !== '', 'melanHourRequired'),
);

/** The fields of a melan in lists. */
const melanFacts = {
  id: s.number(),
  /** A day, and times `HH:MM`. */
  heldOn: s.string(),
  beginsAt: s.string(),
  endsAt: s.string(),
  place: s.string(),
  seats: s.number(),
  rounds: s.number(),
  isCalledOff: s.boolean(),
  /** Numbers of families: invited, with a seat (brides and grooms), waiting for a seat, and without an answer. */
  invited: s.number(),
  brides: s.number(),
  grooms: s.number(),
  waiting: s.number(),
  silent: s.number(),
};

/** Lists the latest melans, the latest first. */
export const listMelans = call('office/listmelans', {
  access: 'staff',
  saves: false,
  returned: {
    melans: fact('melans', s.array(s.object(melanFacts))),
    /** The religions that a new melan can choose, in the reader's language. */
    religions: fact('religions', s.array(s.object({ id: s.number(), name: s.string() }))),
  },
});

/**
 * Makes a melan without inviting anybody. The conditions for guests use the fields of wishes; an empty condition
 * excludes nobody.
 */
export const makeMelan = call('office/makemelan', {
  ...withOutcome,
  form: form(
    {
      heldOn: sentOnly(
        'heldon',
        date({ missing: 'melanDayRequired', invalid: 'melanDayRequired', tooEarly: 'melanDayRequired' }),
      ),
      beginsAt: sentOnly('beginsat', requiredTime),
      endsAt: sentOnly('endsat', requiredTime),
      place: sentOnly('place', requiredText('melanPlaceRequired', 300)),
      seats: sentOnly('seats', between(LEAST_SEATS, MOST_SEATS, 'melanSeatsInvalid')),
      rounds: sentOnly('rounds', between(ROUNDS.least, ROUNDS.most, 'melanRoundsInvalid')),
      minAge: sentOnly('minage', wishedAge),
      maxAge: sentOnly('maxage', wishedAge),
      districts: sentOnly('districts', lookupIds),
      religions: sentOnly('religions', lookupIds),
      motherTongues: sentOnly('mothertongues', choices(MOTHER_TONGUES)),
      isSecondMarriage: sentOnly('secondmarriage', tick),
      isOverFifty: sentOnly('overfifty', tick),
    },
    ({ heldOn = '', beginsAt = '', endsAt = '', minAge, maxAge }, { today }): FormErrors => ({
      ...(heldOn !== '' && heldOn <= today && { heldOn: 'melanDayToCome' as const }),
      ...(beginsAt !== '' && endsAt !== '' && endsAt <= beginsAt && { endsAt: 'melanEndsBefore' as const }),
      ...(minAge != null && maxAge != null && minAge > maxAge && { maxAge: 'melanAgesTurned' as const }),
    }),
  ),
});

/** Cancels a melan and notifies everybody who is invited. */
export const callOffMelan = call('office/calloffmelan', { ...withOutcome, form: ofMelan });

/**
 * Returns one melan. Guests appear by given name: first those with a seat, then those waiting, then those without an
 * answer. `others` of the day: guests whom the tablets recorded without an invitation.
 */
export const showMelan = call('office/showmelan', {
  access: 'staff',
  form: ofMelan,
  saves: false,
  returned: {
    melan: fact(
      'melan',
      s.object({
        ...melanFacts,
        minAge: s.nullable(s.number()),
        maxAge: s.nullable(s.number()),
        districts: s.array(s.number()),
        /** The religions in the reader's language. */
        religions: s.array(s.string()),
        motherTongues: s.array(s.oneOf(MOTHER_TONGUES)),
        isSecondMarriage: s.boolean(),
        isOverFifty: s.boolean(),
        /** How many more families of each side could be invited. */
        bridesLeft: s.number(),
        groomsLeft: s.number(),
        /** ISO times, or `''`. */
        plannedAt: s.string(),
        pairedAt: s.string(),
        thankedAt: s.string(),
        isOver: s.boolean(),
      }),
    ),
    guests: fact(
      'guests',
      s.array(
        s.object({
          memberId: s.string(),
          name: s.string(),
          isBride: s.boolean(),
          answer: s.oneOf(['', ...MELAN_ANSWERS]),
          people: s.number(),
          /** The number on the card of the day; 0 if the family has no seat. */
          number: s.number(),
          /** For a waiting family: its position in the queue of its side, from 1. */
          waitingPlace: s.number(),
          /** Whether no guest suits the family. The family reads this before the day. */
          hasNobody: s.boolean(),
          /** Whether the family has not answered and is notified only on the site, so that the office should call. */
          isToCall: s.boolean(),
          /** `''`: the tablets recorded nothing about it. */
          came: s.oneOf(['', 'yes', 'no']),
        }),
      ),
    ),
    tablets: fact(
      'tablets',
      s.array(
        s.object({
          ordinal: s.number(),
          packedBy: s.string(),
          /** ISO times, or `''`. */
          packedAt: s.string(),
          broughtAt: s.string(),
          /** How many of the tablet's entries have arrived. They count once all have. */
          arrived: s.number(),
        }),
      ),
    ),
    /**
     * Numbers whose printed card differs from the present plan. Empty before cards are downloaded and after the day.
     */
    cardsChanged: fact('cardschanged', s.array(s.number())),
    /** Data of the day, after tablets have sent it. */
    day: fact(
      'day',
      s.object({
        came: s.number(),
        people: s.number(),
        walkIns: s.number(),
        meetings: s.number(),
        /** How many pairs named each other, and how many of these were proposed to both. */
        namings: s.number(),
        proposed: s.number(),
        notes: s.array(s.object({ number: s.number(), name: s.string(), words: s.string() })),
        others: s.array(s.object({ number: s.number(), name: s.string(), memberId: s.string() })),
        /** Conflicts between two tablets. The values of a slip are shown to nobody; the slip is typed again. */
        conflicts: s.array(
          s.object({ number: s.number(), name: s.string(), field: s.oneOf(ENTRY_FIELDS), values: s.array(s.string()) }),
        ),
      }),
    ),
  },
});

/** Invites this many more of the possible families, equally many of brides and grooms if available. */
export const inviteFamilies = call('office/invitefamilies', {
  ...withOutcome,
  form: form({
    member,
    count: sentOnly('count', between(LEAST_INVITED_AT_ONCE, MOST_INVITED_AT_ONCE, 'melanCountInvalid')),
  }),
});

/** Records a family's answer by phone or letter. */
export const noteMelanAnswer = call('office/notemelananswer', {
  ...withOutcome,
  form: form(
    {
      member: otherMember,
      melan: sentOnly('id', requiredLookupId('chooseFromList')),
      answer: sentOnly('answer', requiredChoice(MELAN_ANSWERS, 'chooseFromList')),
      people: sentOnly('people', peopleWhoCome),
    },
    ({ answer, people }): FormErrors =>
      answer === 'coming' && people === null ? { people: 'melanPeopleInvalid' } : {},
  ),
});

/**
 * Plans the tables for all families with a seat and replaces an earlier plan. A family with nobody to meet reads this
 * before the day.
 */
export const planMelan = call('office/planmelan', { ...withOutcome, form: ofMelan });

const guestOfPlan = { number: s.number(), name: s.string(), memberId: s.string(), isBride: s.boolean() };

/**
 * Returns the plan: for each guest the best mutual fits, and the partner in each round. Pairs who have parted since the
 * planning are left out.
 */
export const showMelanPlan = call('office/showmelanplan', {
  access: 'staff',
  form: ofMelan,
  saves: false,
  returned: {
    guests: fact(
      'guests',
      s.array(
        s.object({
          ...guestOfPlan,
          /** Numbers of the guests who fit best on both sides. */
          best: s.array(s.number()),
          /** The table and the other guest's number in each round; both 0 in a round without a partner. */
          rounds: s.array(s.object({ place: s.number(), other: s.number() })),
        }),
      ),
    ),
  },
});

/** Number of characters of a tablet's id, a UUID. */
const TABLET_ID_LETTERS = 36;

/** Returns the data for a tablet that goes to the hall: numbers and given names, nothing else. */
export const packMelan = call('office/packmelan', {
  access: 'staff',
  form: form({ member, tablet: sentOnly('tablet', requiredText('chooseFromList', TABLET_ID_LETTERS)) }),
  returned: {
    ordinal: fact('ordinal', s.number()),
    heldOn: fact('heldon', s.string()),
    guests: fact('guests', s.array(s.object({ number: s.number(), name: s.string() }))),
  },
});

/**
 * Returns the changes since a tablet was packed, by numbers only: who is not expected any more, and which two must not
 * sit together, without the reason. A tablet in the hall has no office login; it authenticates with the random id that
 * it stores encrypted.
 */
export const askMelanNews = call('office/askmelannews', {
  form: form({ member, tablet: sentOnly('tablet', requiredText('chooseFromList', TABLET_ID_LETTERS)) }),
  saves: false,
  returned: {
    /** ISO time by the server's clock. */
    asOf: fact('asof', s.string()),
    away: fact('away', s.array(s.number())),
    apart: fact(
      'apart',
      s.array(s.object({ round: s.number(), place: s.number(), one: s.number(), other: s.number() })),
    ),
  },
});
/** The answer of `askMelanNews`, as the tablet reads it. */
export type MelanNews = ReturnedDraft<typeof askMelanNews>;

/** At most this many tablets for one melan. The fewer valid ids exist, the harder one is to guess. */
export const MOST_TABLETS = 6;

/** At most this many entries in one request of a tablet. */
export const ENTRIES_AT_ONCE = 60;
/** Maximum number of characters of one request of a tablet, as JSON. */
const BUNDLE_LIMIT = 60_000;

/**
 * Receives a part of a tablet's entries as JSON; an entry stored already is not counted twice. `stored`: entries of
 * this tablet now on disk. `count`: entries that it has made. When all are stored, the tablet may delete them.
 */
export const bringMelanHome = call('office/bringmelanhome', {
  access: 'staff',
  form: form({
    member,
    tablet: sentOnly('tablet', requiredText('chooseFromList', TABLET_ID_LETTERS)),
    entries: sentOnly('entries', requiredText('melanBundleBroken', BUNDLE_LIMIT)),
    count: sentOnly(
      'count',
      optionalNumber({ pattern: /^\d{1,6}$/, message: 'melanBundleBroken', accepts: () => true }),
    ),
  }),
  returned: { stored: fact('stored', s.number()), isAll: fact('all', s.boolean()) },
});

/** Resolves a conflict between two tablets with the numbers typed from the slip. */
export const decideMelanEntry = call('office/decidemelanentry', {
  ...withOutcome,
  form: form({
    member,
    number: sentOnly('number', requiredLookupId('chooseFromList')),
    field: sentOnly('field', requiredChoice(ENTRY_FIELDS, 'chooseFromList')),
    value: sentOnly('value', text(60)),
  }),
});

/**
 * Assigns the profile of a walk-in guest to the number that a tablet gave. The profile must be of a family that may
 * come. The assignment can be changed until the mutual namings are sent.
 */
export const nameWalkIn = call('office/namewalkin', {
  ...withOutcome,
  form: form({
    member,
    number: sentOnly('number', requiredLookupId('chooseFromList')),
    profile: sentOnly('profile', memberId),
  }),
});

/** Proposes the pairs who named each other to both families. Nobody else learns who named whom, not even the office. */
export const pairMelan = call('office/pairmelan', { ...withOutcome, form: ofMelan });

/** Sends thanks to all who came, once. */
export const thankGuests = call('office/thankguests', { ...withOutcome, form: ofMelan });

/**
 * Records that the cards last downloaded by the same member of staff are printed and older ones are thrown away. Needed
 * because a download may fail.
 */
export const noteCardsPrinted = call('office/notecardsprinted', { ...withOutcome, form: ofMelan });

/**
 * The PDF with cards and slips of all guests who have a seat, or only of those whose printed card differs from the
 * plan.
 */
export const CARDS_ROUTE = '/api/office/melans/:id/cards';
/** Returns the URL of the cards of a melan. `changed`: only those whose printed card differs from the plan. */
export const cardsAddress = (id: number, language: string, only: 'all' | 'changed' = 'all'): string =>
  `/api/office/melans/${id}/cards?lang=${language}${only === 'changed' ? '&only=changed' : ''}`;
