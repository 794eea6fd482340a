import { API_BASE, call } from '../call.ts';
import { paperLanguage, sheetMembers, TICKS } from '../card-sheets.ts';
import type { Language } from '../choices.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** Returns the URL in the code beside a card. It contains only the number of the sheet and the place on it. */
export const slipAddress = (sheet: string, place: number): string => `/office/slip?sheet=${sheet}&card=${place}`;

/**
 * Returns a sheet of cards for a family that reads paper. Shows the named members if they are on its own list or
 * shortlist and the trust looks for it, else the first of its own list. The cards count in the daily limits of the
 * family and of the member of staff.
 */
export const familySheet = call('office/cardsheet', {
  method: 'GET',
  access: 'staff',
  form: form({ member: otherMember, members: sheetMembers, language: paperLanguage }),
  returned: { pdf: fact('', s.file('application/pdf')) },
});

/** Returns the sheet of a page that came back: by its number, or by the numbers of the family and of a member on it. */
export const showSlip = call('office/showslip', {
  access: 'staff',
  saves: false,
  form: form({
    sheet: sentOnly('sheet', text(40)),
    member: otherMember,
    other: sentOnly('other', otherMember.rule),
  }),
  returned: {
    /** The latest sheets of the requested family, or of the family that the page belongs to. */
    sheets: fact(
      'sheets',
      s.array(
        s.object({ sheet: s.string(), madeOn: s.string(), madeBy: s.string(), cards: s.number(), isBack: s.boolean() }),
      ),
    ),
    /** Null if there is none. */
    slip: fact(
      'slip',
      s.nullable(
        s.object({
          sheet: s.string(),
          memberId: s.string(),
          madeOn: s.string(),
          madeBy: s.string(),
          /** Whether the trust looks for this family. Then *we would like to know more* asks both families at once. */
          isLookedFor: s.boolean(),
          cards: s.array(
            s.object({
              place: s.number(),
              memberId: s.string(),
              /** The given name as printed. */
              name: s.string(),
              tick: s.oneOf(['', ...TICKS]),
              /** When both were asked after a call (ISO time), or `''`. */
              carriedAt: s.string(),
            }),
          ),
        }),
      ),
    ),
  },
});

const tickAt = (place: number) => sentOnly(`tick${place}`, choice(TICKS));

/** Fields for the places of a sheet. */
export const TICK_FIELDS = [
  ...(['tick1', 'tick2', 'tick3', 'tick4', 'tick5'] as const),
  ...(['tick6', 'tick7', 'tick8', 'tick9', 'tick10'] as const),
] as const;

/**
 * Records the ticks of a family by the places of the sheet. A place without a tick stays unchanged. If the trust does
 * not look for the family, *we would like to know more* gives a task to call to the member of staff who enters it.
 */
export const enterSlip = call('office/enterslip', {
  access: 'staff',
  form: form({
    sheet: sentOnly('sheet', requiredText('chooseFromList', 40)),
    tick1: tickAt(1),
    tick2: tickAt(2),
    tick3: tickAt(3),
    tick4: tickAt(4),
    tick5: tickAt(5),
    tick6: tickAt(6),
    tick7: tickAt(7),
    tick8: tickAt(8),
    tick9: tickAt(9),
    tick10: tickAt(10),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Proposes a ticked family to a family for which the trust does not look, after that family confirmed the wish by phone
 * today. Each of the two answers for itself. The caller must have logged the call.
 */
export const carryWish = call('office/carrywish', {
  access: 'staff',
  form: form({
    sheet: sentOnly('sheet', requiredText('chooseFromList', 40)),
    place: sentOnly('place', requiredLookupId('chooseFromList')),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

interface SheetRequest {
  member: string;
  members: readonly string[];
  language: Language;
}

/** Returns the URL from which a family's sheet is downloaded. */
export const familySheetAddress = ({ member, members, language }: SheetRequest): string =>
  `${API_BASE}/${familySheet.path}?member=${member}&members=${members.join('+')}&lang=${language}`;
