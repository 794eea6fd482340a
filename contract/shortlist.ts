import { call } from './call.ts';
import { form } from './form.ts';
import { betweenSchema, sharedSchema, sheetSchema } from './member.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** At most this many members in the shortlist of one profile. */
export const SHORTLIST_LIMIT = 300;

/** Saves a member to the shortlist with a note that nobody else reads. A second call changes the note. */
export const addToShortlist = call('addtoshortlist', {
  ...ofMember,
  form: form({ member: otherMember, note: sentOnly('note', text(1000)) }),
});
/** Removes a member with the note. A member who is not in the shortlist changes nothing. */
export const removeFromShortlist = call('removefromshortlist', { ...ofMember, form: memberForm });

/** At most this many families side by side in one table. */
export const MOST_BESIDE = 3;

/** Ours: lists families that can be compared side by side: accepted families first, then the shortlist. */
export const listBeside = call('familiesbeside', {
  access: 'member',
  returned: {
    families: fact(
      'families',
      s.array(
        s.object({
          member: sharedSchema,
          isAccepted: s.boolean(),
          /** The reader's own note; `''` for none. */
          note: s.string(),
        }),
      ),
    ),
  },
});

/**
 * Lists the members of the shortlist who are visible now. A hidden member comes back with the note when shown again.
 */
export const listShortlist = call('shortlist', {
  access: 'member',
  returned: {
    members: fact(
      'members',
      s.array(
        s.object({
          member: sharedSchema,
          note: s.string(),
          addedAt: s.string(),
          /**
           * As on a card of a list. Their own wishes are not judged here; lists and their own page show these and count
           * as profile views.
           */
          between: betweenSchema,
          clan: sheetSchema.shape.clan,
          myWishes: sheetSchema.shape.myWishes,
        }),
      ),
    ),
  },
});
