import { call } from './call.ts';
import { form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Returns this family's own note of what the pandit said; `''` if there is none. */
export const showPanditNote = call('showpanditnote', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: { words: fact('words', s.string()) },
});

/** Saves the note of what the pandit said. Only this family reads it; `''` erases it. */
export const notePandit = call('notepandit', {
  ...ofMember,
  form: form({ member: otherMember, words: sentOnly('words', text(1000)) }),
});
