import type { ProfileSection, SectionCompleteness } from '#contract/own-profile.ts';
import { formOf } from './field-address.ts';

/**
 * Returns the next incomplete section of the profile: first those after the current page in the menu's order, then
 * those before it.
 */
export function nextSection(completeness: readonly SectionCompleteness[], from: string): ProfileSection | null {
  const at = completeness.findIndex(({ section }) => formOf[section] === from);
  const others = [...completeness.slice(at + 1), ...completeness.slice(0, Math.max(0, at))];
  return others.find(({ filled, of }) => filled < of)?.section ?? null;
}
