import type { Language } from '#contract/choices.ts';
import type { Kin } from '#contract/kin.ts';
import type { FamilyView } from '#contract/member.ts';
import { detailsChoices } from './choices/details.ts';
import { choiceIn } from './label.ts';

/** Whether a relative works, has retired or has died; `''` if nothing is said. */
type State = FamilyView['fatherNow'];

/** Returns the present state of a relative. For parents it comes from the further details. */
export function presentStateOf(kin: Kin, { fatherNow, motherNow, relatives }: FamilyView): State {
  if (kin === 'father') return fatherNow;
  return kin === 'mother' ? motherNow : relatives[kin].now;
}

const stateInWords = (state: State, language: Language) => choiceIn(detailsChoices.parentState, state, language);

/** Returns the name of a parent. If they have died, *Late* precedes it: *Late Amal Ghosh*, প্রয়াত অমল ঘোষ. */
export function parentName(name: string, state: State, language: Language): string {
  if (name === '' || state !== 'Late') return name;
  const late = stateInWords(state, language);
  return `${late[0]?.toUpperCase() ?? ''}${late.slice(1)} ${name}`;
}

/**
 * Returns a parent's present or former work: *Railways (retired)*. If the occupation itself is *Retired*, it is not
 * repeated.
 */
export function parentWork(work: string, state: State, language: Language): string {
  if (state !== 'Retired') return work;
  const retired = stateInWords(state, language);
  if (work === '') return retired;
  return work.toLowerCase().includes(retired) ? work : `${work} (${retired})`;
}
