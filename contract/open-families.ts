import { call } from './call.ts';
import { OPEN_LISTS } from './choices.ts';
import { form } from './form.ts';
import { matchSchema } from './matches.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/**
 * Lists families that make the same open statement as the reader. `noBar`: caste or religion is no bar. `disability`:
 * one of the two has told every member of a disability, and the other welcomes it.
 *
 * Both must meet each other's musts. No value of a profile changes the order.
 */
export const openFamilies = call('openfamilies', {
  access: 'member',
  saves: false,
  form: form({
    of: sentOnly('of', requiredChoice(OPEN_LISTS, 'chooseFromList')),
    cursor: sentOnly('cursor', text(12)),
  }),
  returned: {
    /** Whether the seeker has asked to be shown to others. */
    isShown: fact('shown', s.boolean()),
    /** Whether this member is in the list for others. */
    isIn: fact('is_in', s.boolean()),
    matches: fact('matches', s.array(matchSchema)),
    /** The number of the last member; `''` at the end of the list. */
    cursor: fact('cursor', s.string()),
  },
});
