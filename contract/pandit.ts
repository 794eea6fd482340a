import { call } from './call.ts';
import { form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** What the pandit said, as this family has noted it for itself; `''` for nothing. */
export const showPanditNote = call('showpanditnote', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: { words: fact('words', s.string()) },
});

/** Nobody but this family reads it; `''` erases it. */
export const notePandit = call('notepandit', {
  ...ofMember,
  form: form({ member: otherMember, words: sentOnly('words', text(1000)) }),
});
