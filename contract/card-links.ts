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

/** What may be on a link beside the first name, age, height, place, education and work, which are on every one. */
export const LINK_PARTS = ['roots', 'horoscope', 'ownWords', 'surname', 'photo', 'home', 'parents', 'phone'] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** What is on a guardian's link only after the candidate's yes. Parents have the surname too. */
export const GUARDED_PARTS: readonly LinkPart[] = ['surname', 'photo', 'home', 'parents', 'phone'];

/** For how many days a link may be made. */
export const LINK_DAYS = ['7', '30', '90'] as const;
/** Living at once, of one profile. */
export const MOST_LINKS = 5;
/** So long after its end a link can still be reported; then nothing of it is kept. */
export const LINK_KEPT_DAYS = KEPT.cardLinks.many;

/** Ours: the living links to one's own card, the latest first. Times are ISO. */
export const listCardLinks = call('cardlinks', {
  method: 'GET',
  access: 'member',
  returned: {
    links: fact(
      'links',
      s.array(
        s.object({
          ...{ id: s.number(), madeAt: s.string(), endsAt: s.string() },
          /** Whose account made it. */
          role: s.oneOf(ROLES),
          parts: s.array(s.oneOf(LINK_PARTS)),
          /** Whether some of them wait for the candidate's yes. */
          waits: s.boolean(),
          /** How often it was opened; null for never. */
          openings: s.nullable(countBand),
        }),
      ),
    ),
    /** Links live while the profile is shown. */
    isShown: fact('is_shown', s.boolean()),
    /** Whether this account puts the guarded parts on a link by itself, after the candidate's yes, or not at all. */
    guarded: fact('guarded', s.oneOf(['free', 'waits', 'closed'])),
  },
});

/** Ours: makes a link. Its address is told here and never again. */
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

/** Ours: by the candidate: what waits is on the link from now on. */
export const agreeToCardLink = call('agreetocardlink', {
  ...ofMember,
  form: form({ link: sentOnly('link', requiredLookupId('chooseFromList')) }),
});

/** Ours: ends one link, or all where none is named. */
export const endCardLinks = call('endcardlinks', { ...ofMember, form: form({ link: sentOnly('link', lookupId) }) });

const named = s.object({ name: s.string(), nameBn: s.string() });
const parent = s.object({ name: s.string(), occupation: s.nullable(named) });

const linkedCard = s.object({
  /** With the surname where that is on it. */
  name: s.string(),
  /** What is not on it is empty, as where nothing is recorded. */
  shared: sharedSchema,
  /** The pass to the photo (`linkPhotoAddress`), for some minutes; `''` for none. */
  photo: s.string(),
  /** The home in three facts without a name. */
  home: s.nullable(householdSchema),
  father: parent,
  mother: parent,
  /** The guardian's where one is given; `''` for none. */
  phone: s.string(),
  guardianName: s.string(),
  guardianRelation: s.string(),
});
export type LinkedCard = s.Output<typeof linkedCard>;

/** Ours: the card behind a link, for a reader who has its address. Null where it leads nowhere (any more). */
export const openCardLink = call('opencardlink', {
  form: form({ token: linkToken }),
  saves: false,
  returned: { card: fact('card', s.nullable(linkedCard)) },
});

/** Where readers open a link. */
export const linkAddress = (site: string, made: string): string => `${site}/card/${made}`;

/** Where a reader's browser fetches the photo of an opened link. */
export const linkPhotoAddress = (pass: string): string => `/files/link-photo/${pass}`;
