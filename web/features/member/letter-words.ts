import type { Language } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import { drawnAlt } from '#web/card/drawn-alt.ts';
import { type ChipRow, fitChips } from '#web/card/fit-chips.ts';
import { householdIn } from '#words/household.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';

/** The composed texts of a member's page. */
export interface MemberPageTexts {
  /** The description of the drawing in place of a photo; undefined if the drawing has no description. */
  drawn: string | undefined;
  /** The home in a sentence or two; `''` if it is closed or empty. */
  home: string;
  /** Why the families may fit, as chips. The page shows `fits` instead if there are no chips. */
  rows: ChipRow[];
  /** Why the families may fit, as sentences. */
  fits: string[];
  /** What to ask the other family, as sentences. */
  asks: string[];
}

/** The facts about another member from which the sentences of the page are composed. */
interface MemberFacts {
  shared: SharedView;
  /** Null if the home is closed to this reader or empty. */
  household: Household | null;
  /** The comparison with the reader's own profile; null if there is none. */
  sheet: Sheet | null;
}

/**
 * Returns the composed sentences of a member's page. The loader computes them, so that a browser that gets the page
 * from the server does not need the texts.
 */
export function memberPageTexts({ shared, household, sheet }: MemberFacts, language: Language): MemberPageTexts {
  const reasons = sheet && reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, language);
  return {
    drawn: drawnAlt(shared, language),
    home: household ? householdIn(household, language).join(' ') : '',
    rows: sheet ? fitChips(sheet, language) : [],
    fits: reasons?.fits ?? [],
    asks: reasons?.asks ?? [],
  };
}
