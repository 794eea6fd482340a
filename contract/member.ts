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

/**
 * Who answers the phone of an accepted family, if the family has said so; `''` otherwise, and while its number cannot
 * be opened.
 */
export const answering = { guardianName: s.string(), guardianRelation: s.oneOf(['', ...GUARDIAN_RELATIONS]) };
const answeringShape = s.object(answering);
export type Answering = s.Output<typeof answeringShape>;

/**
 * Whether an accepted family that is still visible is absent; `''` if it is not. `…WithUs`: with the reader's own
 * family.
 */
export const ABSENCES = ['', 'paused', 'settled', 'settledWithUs', 'engagedWithUs', 'marriedWithUs'] as const;
export type Absence = (typeof ABSENCES)[number];

/**
 * What the reader is told about an accepted family that is not visible any more. Nothing else is told. `setAside`: the
 * reader is engaged with another family.
 */
export const LOSSES = ['notReached', 'setAside', 'ended'] as const;
export type Loss = (typeof LOSSES)[number];

export type { ClanView, FamilyView, SharedView } from './views.ts';

const count = s.nullable(s.number());

/**
 * Layer 2: what strangers read. Unrecorded texts are `''`, everything else unrecorded is null. Pages, lists and cards
 * of another member show only these fields; `mayView` decides to whom.
 */
export const sharedSchema = s.named<SharedView>('SharedView');

/**
 * Layer 3: what two families who have accepted each other need to meet. The phone is returned by a separate call,
 * `openContact`.
 */
const familySchema = s.named<FamilyView>('FamilyView');

const finding = s.object({ code: s.string(), of: s.oneOf(['me', 'them', 'both']) });
const judged = { wish: s.string(), code: s.oneOf(['wish.met', 'wish.unmet', 'wish.unknown']) };

/** Points of the guna milan. */
export const gunaPoints = {
  /** Points of the known kootas, and the maximum that those kootas can give. */
  total: s.number(),
  most: s.number(),
  /** How many of the eight kootas are known. */
  known: s.number(),
  /** Points of 36, with each unknown koota at its mean, rounded to half a point. Lists are ordered by this. */
  expected: s.number(),
};

/** The compatibility sheet as codes and numbers of the matching engine. The page makes the sentences. */
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
  /** Gon, mangalik, and which horoscope data is unknown. */
  horoscope: s.array(finding),
  /** The reader's wishes, judged on the other member. */
  myWishes: s.array(s.object({ ...judged, strength: s.oneOf(['wish', 'must']) })),
  /** The other member's wishes, judged on the reader. Which of them are musts is not revealed. */
  theirWishes: s.array(s.object(judged)),
  /** The layer-2 fields without a value, on either side. */
  unknown: s.object({ mine: s.array(s.string()), theirs: s.array(s.string()) }),
  /** Findings about the two gotras or clans. */
  clan: s.array(finding),
  /** Only after acceptance. `named`: how many of the twelve relatives have a name. */
  family: s.nullable(s.object({ kinship: s.string(), named: count })),
});
export type Sheet = s.Output<typeof sheetSchema>;

/** The interest between the two, as far as the reader may know it. `sent` hides the result; `''` if one may be sent. */
export const betweenSchema = s.oneOf(['', 'sent', 'withdrawn', 'received', 'accepted']);

/** The state between the two families, as far as the reader may know it. */
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

/** Whether an interest may be sent in this state. */
export const maySend = (standing: Standing): boolean => standing === 'none' || standing === 'declinedByMe';

/**
 * Returns the profile of another member by layers. Answers the same 404 for a member who is unknown, blocked, paused,
 * not shown or of the reader's gender, and always for a reader who is not shown. If the two have or had an
 * acquaintance, the sentence of the 404 says what became of it. `family` is null below layer 3.
 */
export const showMember = call('member', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    shared: fact('shared', sharedSchema),
    family: fact('family', s.nullable(familySchema)),
    standing: fact('standing', s.oneOf(STANDINGS)),
    /** For an accepted family: whether this family has opened their number before. The page then opens it again. */
    hasOpened: fact('opened', s.boolean()),
    /** For an accepted family: whether the numbers stay closed until both have pressed to exchange them. */
    isWritingFirst: fact('writing_first', s.boolean()),
    /** Only for an accepted family; null for all others. */
    answering: fact('answering', s.nullable(answeringShape)),
    /** Only for an accepted family; `''` for all others. */
    absence: fact('absence', s.oneOf(ABSENCES)),
    /**
     * The interest that waits between the two, as far as the reader may know it. Only with `waiting` and `received`.
     */
    interest: fact(
      'interest',
      s.nullable(
        s.object({
          note: s.string(),
          sentAt: s.string(),
          expiresAt: s.string(),
          daysLeft: s.number(),
          /** Whether the receiving family can be reached. `''` for that family itself. */
          reach: s.oneOf(REACHES),
        }),
      ),
    ),
    /** If an interest may be sent: what the reader's own profile still needs first; null if nothing. */
    waiting: waitingFact,
    /** Null on one's own profile. */
    signs: fact('signs', s.nullable(signsSchema)),
    /** Null on one's own profile. */
    sheet: fact('sheet', s.nullable(sheetSchema)),
    /** A proposal of the trust or a melan about this family, while it can be answered; else null. */
    proposal: fact('proposal', s.nullable(proposalSaidSchema)),
    /** The reader's own shortlist entry with its note; null if there is none. */
    kept: fact('kept', s.nullable(s.object({ note: s.string() }))),
    /** The photos after the first, for a reader who sees the first. Lists do not contain them. */
    photos: fact('photos', s.array(s.string())),
    /** From layer 3 on, if the birth details suffice to compute it: the marks of each rashi, Mesh first. */
    chart: fact('chart', s.nullable(s.array(s.array(s.oneOf(CHART_MARKS))))),
    trust: fact('trust', trustSchema),
    /**
     * Three facts about the home, of accepted families and of families that have opened them to strangers; otherwise
     * null, as if nothing is recorded.
     */
    household: fact('household', s.nullable(householdSchema)),
    /**
     * On the reader's own profile: whether strangers read the facts of the home, or whether that waits for the
     * candidate. Null on all others.
     */
    householdState: fact('household_state', s.nullable(s.oneOf(['closed', 'asked', 'open']))),
    /**
     * The part of the member's disability that this reader may know; on the reader's own profile, the part that every
     * member reads. Otherwise null, as if nothing is told.
     */
    told: fact('told', s.nullable(toldSchema)),
    /** Open statements of the family: caste or religion is no bar, a partner with a disability is welcome. */
    openTo: fact('open_to', s.array(s.oneOf(OPEN_KINDS))),
    /** The religion in the family's own words. */
    religionWords: fact('religion_words', s.string()),
    /** On the reader's own profile, what strangers see of it; null on all others. */
    asStranger: fact('as_stranger', s.nullable(sharedSchema)),
  },
});

/** Ours: returns the member's own card as accepted families read it. It is shown beside the forms that fill it in. */
export const showCard = call('showcard', {
  method: 'GET',
  access: 'member',
  returned: {
    shared: fact('shared', sharedSchema),
    family: fact('family', familySchema),
    /** Three facts about the home; null if none is recorded. */
    household: fact('household', s.nullable(householdSchema)),
    /** Relatives whose name nobody knows. This counts as an answer. */
    unknownKin: fact('unknown_kin', s.array(s.oneOf(KIN))),
  },
});

/** Opens the contact details of an accepted family, which that family can see. Answers 404 for all other members. */
export const openContact = call('opencontact', {
  ...ofMember,
  form: memberForm,
  returned: {
    ...outcomeFacts,
    fullName: fact('full_name', s.string()),
    /** The guardian's phone if there is one; `''` while the family still has to confirm it. */
    phone: fact('phone', s.string()),
    guardianName: fact('guardian_name', s.string()),
    guardianRelation: fact('guardian_relation', s.string()),
    /** Whether this family opens it for the first time. */
    isFirst: fact('first', s.boolean()),
  },
});

/**
 * Lists who opened the member's contact details, and when (ISO time). Only families that are visible to the member are
 * listed.
 */
export const listOpenings = call('contactopenings', {
  access: 'member',
  returned: {
    openings: fact('openings', s.array(s.object({ openedAt: s.string(), member: sharedSchema }))),
  },
});
