import { INDIA, type Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { nameIn } from './values.ts';

type Home = Pick<SharedView, 'district' | 'state' | 'country'>;

/** Where a member lives, with the country where it is not India; that without what its name has in brackets. */
export function placeOf({ district, state, country }: Home, language: Language): string {
  const home = nameIn(district, language) || nameIn(state, language);
  const abroad = country?.id === INDIA ? '' : nameIn(country, language).replace(/ \(.*/, '');
  // Singapore is a state of Singapore.
  return [home, home === abroad ? '' : abroad].filter(Boolean).join(', ');
}
