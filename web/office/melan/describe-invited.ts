import type { ReturnedDraft } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import type { showMelan } from '#contract/staff/melans.ts';
import { districtOptions } from '#web/fields/district-options.ts';
import { melanTexts } from '#web/office/pages/melan.texts.ts';
import { sharedChoices } from '#words/choices/shared.ts';
import { choiceIn } from '#words/label.ts';
import { digits } from '#words/numbers.ts';

type Melan = ReturnedDraft<typeof showMelan>['melan'];

/** Returns in one line which families a melan invites; `''` for everybody. */
export function describeInvited(melan: Melan, language: Language): string {
  const t = melanTexts[language];
  const { minAge, maxAge } = melan;
  const age = (years: number | null) => (years === null ? '' : digits(years, language));
  const districts = new Map(districtOptions(language).map(({ value, label }) => [value, label.split(',')[0] ?? label]));
  return [
    ...(minAge === null && maxAge === null ? [] : [t.ages(age(minAge), age(maxAge))]),
    ...melan.districts.map((id) => districts.get(String(id)) ?? ''),
    ...melan.religions,
    ...melan.motherTongues.map((tongue) => choiceIn(sharedChoices.motherTongue, tongue, language)),
    ...(melan.isSecondMarriage ? [t.secondMarriage] : []),
    ...(melan.isOverFifty ? [t.overFifty] : []),
  ]
    .filter(Boolean)
    .join(' · ');
}
