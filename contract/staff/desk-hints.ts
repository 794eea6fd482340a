import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { reason } from './reason.ts';

/**
 * Hints for the office about two families in touch: from the families, or noticed by the site. `hours`: the time in
 * which the office looks at the hint.
 */
export const DESK_HINTS = {
  /** The other family's number is not answered. */
  noAnswer: { hours: 72 },
  /** This profile has written about money. */
  money: { hours: 24 },
  /** A step needs the bride or groom, who has no account. The office speaks with them first. */
  speakFirst: { hours: 72 },
} as const satisfies Record<string, { hours: number }>;
/** The kind of a hint. */
export type DeskHint = keyof typeof DESK_HINTS;
export const DESK_HINT_KINDS = Object.keys(DESK_HINTS) as DeskHint[];

/** Lists the open hints, by deadline. */
export const listDeskHints = call('office/listdeskhints', {
  access: 'staff',
  saves: false,
  returned: {
    hints: fact(
      'hints',
      s.array(
        s.object({
          id: s.number(),
          kind: s.oneOf(DESK_HINT_KINDS),
          /** The profile that said or did it. */
          memberId: s.string(),
          name: s.string(),
          /** The other family; `''` if none. */
          aboutId: s.string(),
          aboutName: s.string(),
          /** ISO times. */
          madeAt: s.string(),
          due: s.string(),
        }),
      ),
    ),
  },
});

/** Closes a hint. `reason` says what the office did, and is kept in the audit log. */
export const closeDeskHint = call('office/closedeskhint', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 20)), reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
