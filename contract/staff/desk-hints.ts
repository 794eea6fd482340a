import { call } from '../call.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { reason } from './reason.ts';

/**
 * What two families who have accepted each other say, or what the site notices, that the office should know; and within how many
 * hours the office looks at it.
 */
export const DESK_HINTS = {
  /** The other family's number does not answer. */
  noAnswer: { hours: 72 },
  /** Somebody else answers there. */
  wrongNumber: { hours: 48 },
  /** This profile has written of money. */
  money: { hours: 24 },
  /** This profile says that they are married; the other has not said so. */
  married: { hours: 7 * 24 },
  /** A step is the bride's or groom's, who has no account: the office speaks with them first. */
  speakFirst: { hours: 72 },
} as const satisfies Record<string, { hours: number }>;
export type DeskHint = keyof typeof DESK_HINTS;
export const DESK_HINT_KINDS = Object.keys(DESK_HINTS) as DeskHint[];

/** What is open, whose time runs out first before the others. */
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
          /** Who has said or done it. */
          memberId: s.string(),
          name: s.string(),
          /** The other family; `''` for none. */
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

/** The office has seen to it: `reason` says what came of it, and is kept in the records. */
export const closeDeskHint = call('office/closedeskhint', {
  access: 'staff',
  form: form({ member: sentOnly('id', requiredText('chooseFromList', 20)), reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
