import type { Language } from '#contract/choices.ts';
import type { Household } from '#contract/household.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import { drawnAlt } from '#web/card/drawn-alt.ts';
import { type ChipRow, fitChips } from '#web/card/fit-chips.ts';
import { householdIn } from '#words/household.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';

export interface LetterWords {
  /** What is drawn in place of a photo; undefined where nothing is that has words. */
  drawn: string | undefined;
  /** The home in a sentence or two; `''` where it is closed, or nothing is written. */
  home: string;
  /** Why the families may fit, as chips; where there are none, as sentences. */
  rows: ChipRow[];
  fits: string[];
  asks: string[];
}

interface Letter {
  shared: SharedView;
  household: Household | null;
  sheet: Sheet | null;
}

/**
 * The composed sentences of a member's page. Its loader asks for them, so that a browser that gets the page from the
 * server needs none of the words from which they are made.
 */
export function letterWords({ shared, household, sheet }: Letter, language: Language): LetterWords {
  const reasons = sheet && reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, language);
  return {
    drawn: drawnAlt(shared, language),
    home: household ? householdIn(household, language).join(' ') : '',
    rows: sheet ? fitChips(sheet, language) : [],
    fits: reasons?.fits ?? [],
    asks: reasons?.asks ?? [],
  };
}
