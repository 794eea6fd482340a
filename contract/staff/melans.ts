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

const done = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome(2) } as const;
/** The number of a melan; the small forms of a page name it so. */
const member = sentOnly('id', requiredLookupId('chooseFromList'));
const ofMelan = form({ member });

const between = (
  least: number,
  most: number,
  message: 'melanSeatsInvalid' | 'melanRoundsInvalid' | 'melanCountInvalid',
) =>
  holding(
    optionalNumber({ pattern: /^\d{1,4}$/, message, accepts: (value) => value >= least && value <= most }),
    must<number | null>((value) => value !== null, message),
  ) as Rule<number>;

/** Room for so many families, and so many rounds of tables. */
export const MOST_SEATS = 400;
export const MOST_INVITED_AT_ONCE = 600;

const requiredTime = holding(
  time,
  must((value) => value !== '', 'melanHourRequired'),
);

/** What stands in lists of melans. */
const melanFacts = {
  id: s.number(),
  /** A day, and times `HH:MM`. */
  ...{ heldOn: s.string(), beginsAt: s.string(), endsAt: s.string() },
  place: s.string(),
  ...{ seats: s.number(), rounds: s.number() },
  isCalledOff: s.boolean(),
  /** Families: all who were asked, who have said that they come and have a seat, who wait for one, and who have not answered. */
  ...{ invited: s.number(), brides: s.number(), grooms: s.number(), waiting: s.number(), silent: s.number() },
};

/** The latest first. */
export const listMelans = call('office/listmelans', {
  access: 'staff',
  saves: false,
  returned: {
    melans: fact('melans', s.array(s.object(melanFacts))),
    /** From which a new one chooses, in the reader's language. */
    religions: fact('religions', s.array(s.object({ id: s.number(), name: s.string() }))),
  },
});

/** Makes a melan; nobody is invited by it. Who is invited is said in the words of wishes; what is left open excludes nobody. */
export const makeMelan = call('office/makemelan', {
  ...done,
  form: form(
    {
      heldOn: sentOnly(
        'heldon',
        date({ missing: 'melanDayRequired', invalid: 'melanDayRequired', tooEarly: 'melanDayRequired' }),
      ),
      beginsAt: sentOnly('beginsat', requiredTime),
      endsAt: sentOnly('endsat', requiredTime),
      place: sentOnly('place', requiredText('melanPlaceRequired', 300)),
      seats: sentOnly('seats', between(4, MOST_SEATS, 'melanSeatsInvalid')),
      rounds: sentOnly('rounds', between(3, 12, 'melanRoundsInvalid')),
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

/** Everybody who is invited is told that it does not take place. */
export const callOffMelan = call('office/calloffmelan', { ...done, form: ofMelan });

/**
 * One melan. Guests by their given name: who has a seat first, then who waits, then who has not answered. `others` of the day: whom the tablets
 * noted without an invitation.
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
        /** In the reader's language. */
        religions: s.array(s.string()),
        motherTongues: s.array(s.oneOf(MOTHER_TONGUES)),
        ...{ isSecondMarriage: s.boolean(), isOverFifty: s.boolean() },
        /** How many families could still be invited, of each side. */
        ...{ bridesLeft: s.number(), groomsLeft: s.number() },
        /** ISO times, or `''`. */
        ...{ plannedAt: s.string(), pairedAt: s.string(), thankedAt: s.string() },
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
          /** Of the card of the day; 0: no seat. */
          number: s.number(),
          /** Of who waits: how many of the own side are asked before, itself included. */
          waitingPlace: s.number(),
          /** Nobody of those who come suits: the family reads it beforehand. */
          hasNobody: s.boolean(),
          /** Nothing but the site tells the family: please call. */
          isToCall: s.boolean(),
          /** `''`: nothing was noted of it on the day. */
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
          ...{ packedAt: s.string(), broughtAt: s.string() },
          /** How many of its entries have arrived: they count once all have. */
          arrived: s.number(),
        }),
      ),
    ),
    /** Numbers whose printed card is not what the plan says now; none before cards are downloaded. */
    cardsChanged: fact('cardschanged', s.array(s.number())),
    /** Of the day, once tablets have brought it home. */
    day: fact(
      'day',
      s.object({
        ...{ came: s.number(), people: s.number(), walkIns: s.number(), meetings: s.number() },
        /** How many pairs named each other, and how many of those were put before both. */
        ...{ namings: s.number(), proposed: s.number() },
        notes: s.array(s.object({ number: s.number(), name: s.string(), words: s.string() })),
        others: s.array(s.object({ number: s.number(), name: s.string(), memberId: s.string() })),
        /** Where two tablets differ; what each has of a slip is told to nobody, the slip is typed once more. */
        conflicts: s.array(
          s.object({ number: s.number(), name: s.string(), field: s.oneOf(ENTRY_FIELDS), values: s.array(s.string()) }),
        ),
      }),
    ),
  },
});

/** Invites so many more families of those who may come, as many of brides as of grooms where there are. */
export const inviteFamilies = call('office/invitefamilies', {
  ...done,
  form: form({ member, count: sentOnly('count', between(2, MOST_INVITED_AT_ONCE, 'melanCountInvalid')) }),
});

/** What a family has answered on the phone or in a letter. */
export const noteMelanAnswer = call('office/notemelananswer', {
  ...done,
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

/** Plans the tables of those who have a seat, in place of an earlier plan; who has nobody to meet reads it beforehand. */
export const planMelan = call('office/planmelan', { ...done, form: ofMelan });

const guestOfPlan = { number: s.number(), name: s.string(), memberId: s.string(), isBride: s.boolean() };

/** The plan: of each guest the best who suit both, and with whom it sits in each round. Who has parted since the plan was made is not in it. */
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
          /** Numbers of the best for both sides, at most eight. */
          best: s.array(s.number()),
          /** In each round the table and the number of the other; both 0: a round to rest. */
          rounds: s.array(s.object({ place: s.number(), other: s.number() })),
        }),
      ),
    ),
  },
});

/** For a tablet that goes to the hall: numbers and given names, nothing else. */
export const packMelan = call('office/packmelan', {
  access: 'staff',
  form: form({ member, tablet: sentOnly('tablet', requiredText('chooseFromList', 36)) }),
  returned: {
    ordinal: fact('ordinal', s.number()),
    heldOn: fact('heldon', s.string()),
    guests: fact('guests', s.array(s.object({ number: s.number(), name: s.string() }))),
  },
});

/**
 * What has changed since a tablet was packed, by numbers alone: who is not expected any more, and which two are not to sit together, whatever the
 * reason. Nobody is logged in to the office on a tablet in the hall: it is known by the id that it drew, which lies sealed on it.
 */
export const askMelanNews = call('office/askmelannews', {
  form: form({ member, tablet: sentOnly('tablet', requiredText('chooseFromList', 36)) }),
  saves: false,
  returned: {
    /** `HH:MM` of the server's clock. */
    asOf: fact('asof', s.string()),
    away: fact('away', s.array(s.number())),
    apart: fact(
      'apart',
      s.array(s.object({ round: s.number(), place: s.number(), one: s.number(), other: s.number() })),
    ),
  },
});
export type MelanNews = ReturnedDraft<typeof askMelanNews>;

/** For one melan; each is one that could be taken for a guess. */
export const MOST_TABLETS = 6;

/** As many entries as a tablet sends at once. */
export const ENTRIES_AT_ONCE = 60;
const BUNDLE_LIMIT = 60_000;

/**
 * A part of what a tablet brings home, as JSON; what is there already is not counted again. `stored`: how many entries of this tablet lie on the disk
 * now. `count`: how many it has made; when all are stored, it may forget them.
 */
export const bringMelanHome = call('office/bringmelanhome', {
  access: 'staff',
  form: form({
    member,
    tablet: sentOnly('tablet', requiredText('chooseFromList', 36)),
    entries: sentOnly('entries', requiredText('melanBundleBroken', BUNDLE_LIMIT)),
    count: sentOnly(
      'count',
      optionalNumber({ pattern: /^\d{1,6}$/, message: 'melanBundleBroken', accepts: () => true }),
    ),
  }),
  returned: { stored: fact('stored', s.number()), isAll: fact('all', s.boolean()) },
});

/** Decides where two tablets differ: the numbers of a slip as they are typed from it. */
export const decideMelanEntry = call('office/decidemelanentry', {
  ...done,
  form: form({
    member,
    number: sentOnly('number', requiredLookupId('chooseFromList')),
    field: sentOnly('field', requiredChoice(ENTRY_FIELDS, 'chooseFromList')),
    value: sentOnly('value', text(60)),
  }),
});

/** Says which profile somebody has who came without a seat: a family that may come, for a number that a tablet gave. Until those who named each other are told it may be changed. */
export const nameWalkIn = call('office/namewalkin', {
  ...done,
  form: form({
    member,
    number: sentOnly('number', requiredLookupId('chooseFromList')),
    profile: sentOnly('profile', memberId),
  }),
});

/** Puts those who named each other before both. Nobody else learns who named whom, the office neither. */
export const pairMelan = call('office/pairmelan', { ...done, form: ofMelan });

/** Thanks all who came, once. */
export const thankGuests = call('office/thankguests', { ...done, form: ofMelan });

/** Says that the cards which the same member of staff has downloaded last are on paper, and older ones thrown away: a download may break off. */
export const noteCardsPrinted = call('office/notecardsprinted', { ...done, form: ofMelan });

/** The cards and slips of all who have a seat, as a PDF; or of those alone whose printed card is not what the plan says now. */
export const CARDS_ROUTE = '/api/office/melans/:id/cards';
export const cardsAddress = (id: number, language: string, only: 'all' | 'changed' = 'all'): string =>
  `/api/office/melans/${id}/cards?lang=${language}${only === 'changed' ? '&only=changed' : ''}`;
