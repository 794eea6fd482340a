import type { Language } from '#contract/choices.ts';
import type { Kin } from '#contract/kin.ts';
import type { FamilyView } from '#contract/member.ts';
import { detailsChoices } from './choices/details.ts';
import { choiceIn } from './label.ts';

type State = FamilyView['fatherNow'];

/** Returns the present state of a relative. For parents it comes from the further details. */
export const nowOf = (kin: Kin, { fatherNow, motherNow, relatives }: FamilyView): State =>
  kin === 'father' ? fatherNow : kin === 'mother' ? motherNow : relatives[kin].now;

const said = (state: State, language: Language) => choiceIn(detailsChoices.parentState, state, language);

/** Returns the name of a parent: *Late Amal Ghosh*, প্রয়াত অমল ঘোষ, if they have died. */
export function parentName(name: string, state: State, language: Language): string {
  if (name === '' || state !== 'Late') return name;
  const late = said(state, language);
  return `${late[0]?.toUpperCase() ?? ''}${late.slice(1)} ${name}`;
}

/**
 * Returns a parent's present or former work: *Railways (retired)*. If the occupation itself is *Retired*, it is not
 * repeated.
 */
export function parentWork(work: string, state: State, language: Language): string {
  if (state !== 'Retired') return work;
  const retired = said(state, language);
  return work === '' || work.toLowerCase().includes(retired) ? work || retired : `${work} (${retired})`;
}
