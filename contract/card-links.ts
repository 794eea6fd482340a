import { call } from './call.ts';
import { countBand } from './count-band.ts';
import { form } from './form.ts';
import { householdSchema } from './household.ts';
import { linkToken } from './link-token.ts';
import { sharedSchema } from './member.ts';
import { lookupId, requiredLookupId } from './number-rules.ts';
import { ofMember, outcomeFacts } from './outcome.ts';
import { KEPT } from './retention.ts';
import { ROLES } from './roles.ts';
import { requiredChoice, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Optional parts of a link. Every link shows the first name, age, height, place, education and work. */
export const LINK_PARTS = ['roots', 'horoscope', 'ownWords', 'surname', 'photo', 'home', 'parents', 'phone'] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** Parts that a guardian's link shows only after the candidate agrees. `parents` also reveals the surname. */
export const GUARDED_PARTS: readonly LinkPart[] = ['surname', 'photo', 'home', 'parents', 'phone'];

/** The choices for the lifetime of a link, in days. */
export const LINK_DAYS = ['7', '30', '90'] as const;
/** At most this many live links for one profile. */
export const MOST_LINKS = 5;
/** Days after its end in which a link can still be reported. Then all its data is deleted. */
export const LINK_KEPT_DAYS = KEPT.cardLinks.many;

/** Ours: lists the live links to the member's own card, the latest first. Times are ISO. */
export const listCardLinks = call('cardlinks', {
  method: 'GET',
  access: 'member',
  returned: {
    links: fact(
      'links',
      s.array(
        s.object({
          id: s.number(),
          madeAt: s.string(),
          endsAt: s.string(),
          /** The role of the account that made the link. */
          role: s.oneOf(ROLES),
          parts: s.array(s.oneOf(LINK_PARTS)),
          /** Whether some parts wait for the candidate's consent. */
          waits: s.boolean(),
          /** The number of openings as a band; null if there were none. */
          openings: s.nullable(countBand),
        }),
      ),
    ),
    /** Whether the profile is shown. Links work only while it is. */
    isShown: fact('is_shown', s.boolean()),
    /** Whether this account may put guarded parts on a link freely, only after the candidate agrees, or not at all. */
    guarded: fact('guarded', s.oneOf(['free', 'waits', 'closed'])),
  },
});

/** Ours: makes a link. Its address is returned only in this answer. */
export const makeCardLink = call('makecardlink', {
  ...ofMember,
  form: form({
    days: sentOnly('days', requiredChoice(LINK_DAYS, 'chooseFromList')),
    roots: sentOnly('roots', tick),
    horoscope: sentOnly('horoscope', tick),
    ownWords: sentOnly('ownwords', tick),
    surname: sentOnly('surname', tick),
    photo: sentOnly('photo', tick),
    home: sentOnly('home', tick),
    parents: sentOnly('parents', tick),
    phone: sentOnly('phone', tick),
  }),
  returned: { ...outcomeFacts, address: fact('address', s.optional(s.string())) },
});

/** Ours: the candidate agrees, and the waiting parts appear on the link from now on. */
export const agreeToCardLink = call('agreetocardlink', {
  ...ofMember,
  form: form({ link: sentOnly('link', requiredLookupId('chooseFromList')) }),
});

/** Ours: ends one link, or all links if none is named. */
export const endCardLinks = call('endcardlinks', { ...ofMember, form: form({ link: sentOnly('link', lookupId) }) });

const bilingualName = s.object({ name: s.string(), nameBn: s.string() });
const parent = s.object({ name: s.string(), occupation: s.nullable(bilingualName) });

const linkedCard = s.object({
  /** The name, with the surname if that part is on the link. */
  name: s.string(),
  /** Fields that are not on the link are empty, like fields without a recorded value. */
  shared: sharedSchema,
  /** A pass to fetch the photo (`linkPhotoAddress`), valid for some minutes; `''` if there is no photo. */
  photo: s.string(),
  /** Three facts about the home, without names. */
  home: s.nullable(householdSchema),
  father: parent,
  mother: parent,
  /** The guardian's phone if there is one; `''` if there is no phone. */
  phone: s.string(),
  guardianName: s.string(),
  guardianRelation: s.string(),
});
export type LinkedCard = s.Output<typeof linkedCard>;

/**
 * Ours: returns the card behind a link for a reader who has its address. Null if the link does not exist or has ended.
 */
export const openCardLink = call('opencardlink', {
  form: form({ token: linkToken }),
  saves: false,
  returned: { card: fact('card', s.nullable(linkedCard)) },
});

/** Returns the URL at which readers open a link. */
export const linkAddress = (site: string, token: string): string => `${site}/card/${token}`;

/** Returns the path from which a reader's browser fetches the photo of an opened link. */
export const linkPhotoAddress = (pass: string): string => `/files/link-photo/${pass}`;
