import { call } from './call.ts';
import { form } from './form.ts';
import { sharedSchema } from './member.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const SHORTLIST_LIMIT = 300;

/** Keeps a member with a note that nobody else reads; once more changes the note. */
export const addToShortlist = call('addtoshortlist', {
  ...ofMember,
  form: form({ member: otherMember, note: sentOnly('note', text(1000)) }),
});
export const removeFromShortlist = call('removefromshortlist', { ...ofMember, form: memberForm });

export const listShortlist = call('shortlist', {
  access: 'member',
  returned: {
    members: fact('members', s.array(s.object({ member: sharedSchema, note: s.string(), addedAt: s.string() }))),
  },
});
