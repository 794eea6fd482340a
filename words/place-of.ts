import { INDIA, type Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { nameIn } from './values.ts';

type Home = Pick<SharedView, 'district' | 'state' | 'country'>;

/** Returns where a member lives, with the country if it is not India. Brackets in the country's name are removed. */
export function placeOf({ district, state, country }: Home, language: Language): string {
  const home = nameIn(district, language) || nameIn(state, language);
  const abroad = country?.id === INDIA ? '' : nameIn(country, language).replace(/ \(.*/, '');
  // Example: Singapore is a state of Singapore.
  return [home, home === abroad ? '' : abroad].filter(Boolean).join(', ');
}
