import type { ProfileSection, SectionCompleteness } from '#contract/own-profile.ts';
import { formOf } from './field-address.ts';

/** The next part of a profile of which something is still to be told: behind the page that is left, in the order of the menu, then before it. */
export function nextSection(completeness: readonly SectionCompleteness[], from: string): ProfileSection | null {
  const at = completeness.findIndex(({ section }) => formOf[section] === from);
  const others = [...completeness.slice(at + 1), ...completeness.slice(0, Math.max(0, at))];
  return others.find(({ filled, of }) => filled < of)?.section ?? null;
}
