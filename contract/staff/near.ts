import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { lookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { ofList, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** At most this many places and this many note templates. */
export const DESK_LIST_LIMIT = 30;

/** A place; families and staff can be near it. */
export const nearPlace = s.object({ id: s.number(), nameEn: s.string(), nameBn: s.string() });

/** The place of a filter; empty means everywhere. */
export const nearFilter = sentOnly('near', lookupId);

const place = s.object({ ...nearPlace.shape, districts: s.array(s.number()) });

/**
 * Returns the lists that administrators maintain for the desk: places with their districts, and templates for notes.
 */
export const listDeskLists = call('office/desklists', {
  access: 'staff',
  saves: false,
  returned: {
    places: fact('places', s.array(place)),
    templates: fact('templates', s.array(s.object({ id: s.number(), words: s.string() }))),
  },
});

/** The id of a place or a template. The small forms of a page use this name. */
const member = sentOnly('id', text(20));

/**
 * Saves a place; an empty `member` makes a new one. A district belongs to one place, so it moves from its former place.
 */
export const savePlace = call('office/saveplace', {
  access: 'staff',
  form: form({
    member,
    nameEn: sentOnly('nameen', requiredText('nameRequired', 60)),
    nameBn: sentOnly('namebn', requiredText('nameRequired', 60)),
    districts: sentOnly('districts', ofList(text(2000))),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Deletes a place. Its families and staff then have no place. */
export const removePlace = call('office/removeplace', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Saves a template for notes; an empty `member` makes a new one. Refused beyond `DESK_LIST_LIMIT`. */
export const saveTemplate = call('office/savetemplate', {
  access: 'staff',
  form: form({ member, words: sentOnly('words', requiredText('textRequired', 300)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Deletes a template for notes. */
export const removeTemplate = call('office/removetemplate', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Sets the place near which the member of staff works; null for none. */
export const setOwnNear = call('office/setownnear', {
  access: 'staff',
  form: form({ near: nearFilter }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Sets the place near a family; null derives it from the home district. */
export const setNearOf = call('office/setnearof', {
  access: 'staff',
  form: form({ member: otherMember, near: nearFilter }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
