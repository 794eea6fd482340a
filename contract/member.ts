import * as z from 'zod/mini';
import { call } from './call.ts';
import { memberForm } from './member-id.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { fact } from './wire.ts';

/** An entry of a lookup list with its name in both languages; null where nothing is recorded. */
const entry = z.nullable(z.object({ id: z.number(), name: z.string(), nameBn: z.string() }));
const count = z.nullable(z.number());
/** A district of the list, or the family's own words in both names; `''` where nothing is recorded. */
const place = z.object({ name: z.string(), nameBn: z.string() });

/**
 * Layer 2: what a family tells a stranger. Texts are `''` and everything else null where nothing is recorded. Pages, lists
 * and cards of another member show these and no others; `mayView` says to whom.
 */
export const sharedSchema = z.object({
  memberId: z.string(),
  /** Without titles and without its last word. */
  name: z.string(),
  /** Whole years. */
  age: count,
  heightCm: count,
  state: entry,
  district: place,
  religion: entry,
  community: z.string(),
  caste: entry,
  clan: z.string(),
  motherTongue: z.string(),
  desh: z.string(),
  ancestralDistrict: place,
  maritalStatus: z.string(),
  children: count,
  education: entry,
  profession: entry,
  diet: z.string(),
  rashi: entry,
  gon: entry,
  logno: entry,
  /** 1 Ashwini to 27 Revati. */
  nakshatra: count,
  /** 1 to 4. */
  pada: count,
  isMangalik: z.string(),
  aboutSelf: z.string(),
  aboutHoped: z.string(),
  /** The picture's file name where this viewer may see it, else `''`. */
  picture: z.string(),
});
export type SharedView = z.output<typeof sharedSchema>;

export const KIN = [
  'father',
  'mother',
  'paternalGrandfather',
  'greatPaternalGrandfather',
  'maternalGrandfather',
  'greatMaternalGrandfather',
] as const;
export type Kin = (typeof KIN)[number];

const relativeSchema = z.object({ name: z.string(), caste: entry, clan: z.string(), occupation: entry });

/** Layer 3: what two families who have accepted each other need to meet. The phone is a call of its own: `openContact`. */
export const familySchema = z.object({
  fullName: z.string(),
  town: z.string(),
  relatives: z.record(z.enum(KIN), relativeSchema),
  siblings: z.object({ brothers: count, sisters: count, notes: z.string() }),
  incomeBand: z.string(),
  workPlace: z.string(),
  birthDate: z.string(),
  birthTime: z.string(),
  birthPlace: z.string(),
  /** The horoscope's file name, or `''`. */
  horoscope: z.string(),
});
export type FamilyView = z.output<typeof familySchema>;

const finding = z.object({ code: z.string(), of: z.enum(['me', 'them', 'both']) });
const judgement = z.array(
  z.object({
    wish: z.string(),
    code: z.enum(['wish.met', 'wish.unmet', 'wish.unknown']),
    strength: z.enum(['wish', 'must']),
  }),
);

/** The compatibility sheet: codes and numbers of the matching engine; the sentences are the page's. */
export const sheetSchema = z.object({
  guna: z.nullable(
    z.object({
      convention: z.string(),
      kootas: z.array(z.object({ koota: z.string(), points: count, most: z.number() })),
      total: z.number(),
      most: z.number(),
      notes: z.array(z.string()),
    }),
  ),
  jotok: z.nullable(z.string()),
  /** Gon and mangalik, and what of the horoscopes is unknown. */
  horoscope: z.array(finding),
  /** Mine, judged on them. */
  myWishes: judgement,
  theirWishes: judgement,
  /** The layer-2 fields that nothing is recorded for, on either side. */
  unknown: z.object({ mine: z.array(z.string()), theirs: z.array(z.string()) }),
  /** After acceptance alone; `named`: how many of the twelve relatives have a name. */
  family: z.nullable(z.object({ clan: z.array(finding), kinship: z.string(), named: count })),
});
export type Sheet = z.output<typeof sheetSchema>;

/** How things stand between the two, as the member who asks may know it. */
export const STANDINGS = [
  'own',
  'none',
  'waiting',
  'expired',
  'withdrawn',
  'received',
  'declinedByMe',
  'accepted',
] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * The profile of another member, by layers. Unknown, blocked, paused and not shown answer 404, all the same. `family` is
 * null below layer 3.
 */
export const showMember = call('member', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    shared: fact('shared', sharedSchema),
    family: fact('family', z.nullable(familySchema)),
    standing: fact('standing', z.enum(STANDINGS)),
    /** Null on one's own profile. */
    sheet: fact('sheet', z.nullable(sheetSchema)),
  },
});

/** Opens the contact details of a family that has accepted, which the other family can see; before that it answers 404. */
export const openContact = call('opencontact', {
  access: 'member',
  form: memberForm,
  returned: {
    ...outcomeFacts,
    fullName: fact('full_name', z.string()),
    /** The guardian's where one is given. */
    phone: fact('phone', z.string()),
    guardianName: fact('guardian_name', z.string()),
    guardianRelation: fact('guardian_relation', z.string()),
  },
  refused: refusedOutcome(2),
});

/** Who opened my contact details, and when (ISO time). `member` is null when that member is no longer shown to me. */
export const listOpenings = call('contactopenings', {
  access: 'member',
  returned: {
    openings: fact('openings', z.array(z.object({ openedAt: z.string(), member: z.nullable(sharedSchema) }))),
  },
});
