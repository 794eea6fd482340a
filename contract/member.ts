import { trustSchema } from './badges.ts';
import { CHART_MARKS } from './birth-chart.ts';
import { call } from './call.ts';
import { GUARDIAN_RELATIONS, OPEN_KINDS } from './choices.ts';
import { householdSchema } from './household.ts';
import { KIN } from './kin.ts';
import { memberForm } from './member-id.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { proposalSaidSchema } from './proposal-said.ts';
import * as s from './shape.ts';
import { REACHES, signsSchema } from './signs.ts';
import { toldSchema } from './told.ts';
import type { FamilyView, SharedView } from './views.ts';
import { waitingFact } from './waiting-to-be-shown.ts';
import { fact } from './wire.ts';

/** Who answers the phone of an accepted family, where it has said so; `''` otherwise, and while its number cannot be opened. */
export const answering = { guardianName: s.string(), guardianRelation: s.oneOf(['', ...GUARDIAN_RELATIONS]) };
const answeringShape = s.object(answering);
export type Answering = s.Output<typeof answeringShape>;

/** How a family stands that one has accepted and still sees: `''` as ever. `…WithUs`: it is with the reader's own family. */
export const ABSENCES = ['', 'paused', 'settled', 'settledWithUs', 'engagedWithUs', 'marriedWithUs'] as const;
export type Absence = (typeof ABSENCES)[number];

/** What is said of a family that one had accepted and sees no longer; nothing else is. `setAside`: the reader is engaged with another. */
export const LOSSES = ['notReached', 'setAside', 'ended'] as const;
export type Loss = (typeof LOSSES)[number];

export type { ClanView, FamilyView, SharedView } from './views.ts';

const count = s.nullable(s.number());

/**
 * Layer 2: what a family tells a stranger. Texts are `''` and everything else null where nothing is recorded. Pages, lists
 * and cards of another member show these and no others; `mayView` says to whom.
 */
export const sharedSchema = s.named<SharedView>('SharedView');

/** Layer 3: what two families who have accepted each other need to meet. The phone is a call of its own: `openContact`. */
const familySchema = s.named<FamilyView>('FamilyView');

const finding = s.object({ code: s.string(), of: s.oneOf(['me', 'them', 'both']) });
const judged = { wish: s.string(), code: s.oneOf(['wish.met', 'wish.unmet', 'wish.unknown']) };

/** Points of the guna milan. */
export const gunaPoints = {
  /** Of the known kootas, and the most that these could give. */
  total: s.number(),
  most: s.number(),
  /** How many of the eight kootas are known. */
  known: s.number(),
  /** Of 36, each unknown koota at its mean, to half a point: what the order of lists goes by. */
  expected: s.number(),
};

/** The compatibility sheet: codes and numbers of the matching engine; the sentences are the page's. */
export const sheetSchema = s.object({
  guna: s.nullable(
    s.object({
      convention: s.string(),
      kootas: s.array(s.object({ koota: s.string(), points: count, most: s.number() })),
      ...gunaPoints,
      notes: s.array(s.string()),
    }),
  ),
  jotok: s.nullable(s.string()),
  /** Gon and mangalik, and what of the horoscopes is unknown. */
  horoscope: s.array(finding),
  /** Mine, judged on them. */
  myWishes: s.array(s.object({ ...judged, strength: s.oneOf(['wish', 'must']) })),
  /** Theirs, judged on me; which of them are musts is their own. */
  theirWishes: s.array(s.object(judged)),
  /** The layer-2 fields that nothing is recorded for, on either side. */
  unknown: s.object({ mine: s.array(s.string()), theirs: s.array(s.string()) }),
  /** Of the two gotras or clans. */
  clan: s.array(finding),
  /** After acceptance alone; `named`: how many of the twelve relatives have a name. */
  family: s.nullable(s.object({ kinship: s.string(), named: count })),
});
export type Sheet = s.Output<typeof sheetSchema>;

/** The interest that stands between the two, as the reader may know it: `sent` whatever came of it; `''` where one may be sent. */
export const betweenSchema = s.oneOf(['', 'sent', 'withdrawn', 'received', 'accepted']);

/** How things stand between the two, as the member who asks may know it. */
export const STANDINGS = [
  'own',
  'none',
  'waiting',
  'expired',
  'withdrawn',
  'received',
  'declinedByMe',
  'declinedByThem',
  'accepted',
  'ended',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** Whether an interest may be sent as things stand. */
export const maySend = (standing: Standing): boolean => standing === 'none' || standing === 'declinedByMe';

/**
 * The profile of another member, by layers. Unknown, blocked, paused, not shown and of one's own gender answer 404, all the
 * same, and so does everybody to a reader who is not shown. Where the two have, or had, an acquaintance, the sentence of the 404 says what
 * became of it. `family` is null below layer 3.
 */
export const showMember = call('member', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    shared: fact('shared', sharedSchema),
    family: fact('family', s.nullable(familySchema)),
    standing: fact('standing', s.oneOf(STANDINGS)),
    /** Of a family that has accepted: this family has opened their number before, so its page opens it again. */
    hasOpened: fact('opened', s.boolean()),
    /** Of a family that has accepted: the numbers wait until both have pressed to exchange them. */
    isWritingFirst: fact('writing_first', s.boolean()),
    /** Of a family that has accepted; null of all others. */
    answering: fact('answering', s.nullable(answeringShape)),
    /** Of a family that has accepted; `''` of all others. */
    absence: fact('absence', s.oneOf(ABSENCES)),
    /** What waits between the two, as the reader may know it: with `waiting` and `received` alone. */
    interest: fact(
      'interest',
      s.nullable(
        s.object({
          ...{ note: s.string(), sentAt: s.string(), expiresAt: s.string(), daysLeft: s.number() },
          /** Of the family that got it; `''` to that family. */
          reach: s.oneOf(REACHES),
        }),
      ),
    ),
    /** Where an interest may be sent: what the reader's own profile waits for first; null for nothing. */
    waiting: waitingFact,
    /** Null on one's own profile. */
    signs: fact('signs', s.nullable(signsSchema)),
    /** Null on one's own profile. */
    sheet: fact('sheet', s.nullable(sheetSchema)),
    /** What the trust, or a melan, has said of this family to the reader, while it can be answered; null for nothing. */
    proposal: fact('proposal', s.nullable(proposalSaidSchema)),
    /** In the reader's own shortlist, with the note; null for all others. */
    kept: fact('kept', s.nullable(s.object({ note: s.string() }))),
    /** The photos behind the first, for a reader who sees the first; lists go without them. */
    photos: fact('photos', s.array(s.string())),
    /** From layer 3 on, where the birth details are there to compute it from: the marks of each rashi, Mesh first. */
    chart: fact('chart', s.nullable(s.array(s.array(s.oneOf(CHART_MARKS))))),
    trust: fact('trust', trustSchema),
    /** The home in three facts: of accepted families, and of those who have opened it to strangers; else null, as where nothing is written. */
    household: fact('household', s.nullable(householdSchema)),
    /** On one's own profile whether strangers read them, or whether that waits for the candidate; null on all others. */
    householdState: fact('household_state', s.nullable(s.oneOf(['closed', 'asked', 'open']))),
    /** Of an own disability what is told to this reader; on one's own profile what every member reads. Else null, as where nothing is told. */
    told: fact('told', s.nullable(toldSchema)),
    /** What the family says openly: that caste or religion is no bar, that a partner with a disability would be welcome. */
    openTo: fact('open_to', s.array(s.oneOf(OPEN_KINDS))),
    /** The religion in the family's own words. */
    religionWords: fact('religion_words', s.string()),
    /** On one's own profile what a stranger is told of it; null on all others. */
    asStranger: fact('as_stranger', s.nullable(sharedSchema)),
  },
});

/** Ours: one's own card as accepted families read it, to be drawn beside the forms that fill it in. */
export const showCard = call('showcard', {
  method: 'GET',
  access: 'member',
  returned: {
    shared: fact('shared', sharedSchema),
    family: fact('family', familySchema),
    /** The home in three facts; null where none is written. */
    household: fact('household', s.nullable(householdSchema)),
    /** Of whom nobody knows the name: it is answered. */
    unknownKin: fact('unknown_kin', s.array(s.oneOf(KIN))),
  },
});

/** Opens the contact details of a family that has accepted, which the other family can see; before that it answers 404. */
export const openContact = call('opencontact', {
  ...ofMember,
  form: memberForm,
  returned: {
    ...outcomeFacts,
    fullName: fact('full_name', s.string()),
    /** The guardian's where one is given; `''` while the family is being asked. */
    phone: fact('phone', s.string()),
    guardianName: fact('guardian_name', s.string()),
    guardianRelation: fact('guardian_relation', s.string()),
    /** Opened for the first time by this family. */
    isFirst: fact('first', s.boolean()),
  },
});

/** Who opened my contact details, and when (ISO time), of those who are shown to me. */
export const listOpenings = call('contactopenings', {
  access: 'member',
  returned: {
    openings: fact('openings', s.array(s.object({ openedAt: s.string(), member: sharedSchema }))),
  },
});
