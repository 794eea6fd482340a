import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { lookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { ofList, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** So many places, and so many templates of notes, the office keeps. */
export const DESK_LIST_LIMIT = 30;

/** A place near which families and staff are. */
export const nearPlace = s.object({ id: s.number(), nameEn: s.string(), nameBn: s.string() });

/** The near of a filter; none is everywhere. */
export const nearFilter = sentOnly('near', lookupId);

const place = s.object({ ...nearPlace.shape, districts: s.array(s.number()) });

/** The lists that administrators keep for the desk: places with their districts, and notes that staff write often. */
export const listDeskLists = call('office/desklists', {
  access: 'staff',
  saves: false,
  returned: {
    places: fact('places', s.array(place)),
    templates: fact('templates', s.array(s.object({ id: s.number(), words: s.string() }))),
  },
});

const member = sentOnly('id', text(20));

/** A new place where `member` is `''`. A district belongs to one place: it leaves the place that had it. */
export const savePlace = call('office/saveplace', {
  access: 'staff',
  form: form({
    member,
    nameEn: sentOnly('nameen', requiredText('nameRequired', 60)),
    nameBn: sentOnly('namebn', requiredText('nameRequired', 60)),
    districts: sentOnly('districts', ofList(text(2000))),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Families and staff of it are near no place then. */
export const removePlace = call('office/removeplace', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const saveTemplate = call('office/savetemplate', {
  access: 'staff',
  form: form({ member, words: sentOnly('words', requiredText('textRequired', 300)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const removeTemplate = call('office/removetemplate', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Near which place the member of staff works; null is none. */
export const setOwnNear = call('office/setownnear', {
  access: 'staff',
  form: form({ near: nearFilter }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Near which place a family is; null leaves it to its home district. */
export const setNearOf = call('office/setnearof', {
  access: 'staff',
  form: form({ member: otherMember, near: nearFilter }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
