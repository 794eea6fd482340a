import { call } from './call.ts';
import { form } from './form.ts';
import { matchSchema } from './matches.ts';
import { requiredChoice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Lists of their own, beside the one of all who fit. */
export const OPEN_LISTS = ['noBar', 'disability'] as const;

/**
 * Families who say openly what the reader says: that caste or religion is no bar (`noBar`); or of whom one has told every member of a disability
 * and the other would welcome it (`disability`). Whose musts the reader meets, and who meet theirs; in an order that nothing of a profile moves.
 */
export const openFamilies = call('openfamilies', {
  access: 'member',
  saves: false,
  form: form({
    of: sentOnly('of', requiredChoice(OPEN_LISTS, 'chooseFromList')),
    cursor: sentOnly('cursor', text(12)),
  }),
  returned: {
    /** Whether lists are open to the member who asks. */
    isShown: fact('shown', s.boolean()),
    /** Whether the member stands in this list for others. */
    isIn: fact('is_in', s.boolean()),
    matches: fact('matches', s.array(matchSchema)),
    /** The number of the last one; `''` when nobody comes after. */
    cursor: fact('cursor', s.string()),
  },
});
