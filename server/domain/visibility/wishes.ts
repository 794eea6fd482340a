import type { SectionValues } from '#contract/catalogue.ts';
import { type RankingName, rankingNameOf, type WishName } from '#contract/wishes.ts';
import type { AnyOf, Range, Strength, Wishes } from '#matching/person.ts';
import { abroad } from '#matching/wishes/country-wish.ts';
import type { Shown } from '#server/domain/answers/stored.ts';
import { engineValue } from '../codes.ts';

type WishAnswers = Shown<SectionValues['wishes']>;
type RangeAnswers = WishAnswers['age'];
type Strong = Pick<WishAnswers['ownClan'], 'strength'>;
type AnyOfAnswers = Strong & { anyOf: readonly unknown[] };

/** Converts a member's wishes to those of the engine. A wish without a strength is left out. */
export function toWishes(wishes: WishAnswers): Required<Omit<Wishes, 'horoscopeCounts'>> {
  const similarWishes = convertSimilarWishes(wishes);
  const { states, districts } = wishes.place;
  const hasPlace = states.length + districts.length > 0;
  const placeStrength = strengthOf(wishes.place);
  const { is: mangalik } = wishes.mangalik;
  const mangalikStrength = strengthOf(wishes.mangalik);
  const ownClanStrength = strengthOf(wishes.ownClan);
  return {
    ...similarWishes,
    caste: wishes.caste.isNoBar === 'Yes' ? 'noBar' : similarWishes.caste,
    place: placeStrength && hasPlace ? { states, districts, strength: placeStrength } : null,
    mangalik: mangalikStrength && mangalik ? { isMangalik: mangalik === 'Yes', strength: mangalikStrength } : null,
    avoidOwnClan: ownClanStrength && { strength: ownClanStrength },
    country: countryWish(wishes.country),
  };
}

/** Converts the wish for a country; null without a strength or a country. */
function countryWish({ anyOf, isAbroad, ...wish }: WishAnswers['country']): AnyOf<number> | null {
  const strength = strengthOf(wish);
  const wishedCountries = isAbroad === 'Yes' ? [...anyOf, abroad] : anyOf;
  return strength === null || wishedCountries.length === 0 ? null : { anyOf: wishedCountries, strength };
}

/** The names of the wishes for a range, or for any of several answers. */
type SimilarWishName = {
  [Name in WishName]: WishAnswers[Name] extends RangeAnswers | { anyOf: unknown } ? Name : never;
}[WishName];

/** Converts the wishes for a range, and those for any of several answers. */
function convertSimilarWishes(wishes: WishAnswers): {
  [Name in SimilarWishName as RankingName<Name>]: Exclude<Wishes[RankingName<Name>], 'noBar' | undefined>;
};
function convertSimilarWishes(wishes: Readonly<Record<string, Strong | RangeAnswers | AnyOfAnswers>>): object {
  const converted: Record<string, Range | AnyOf<unknown> | null> = {};
  for (const [name, wish] of Object.entries(wishes)) {
    if ('from' in wish) converted[rankingNameOf(name)] = rangeOf(wish);
    if ('anyOf' in wish) converted[rankingNameOf(name)] = anyOf(name, wish);
  }
  return converted;
}

/** Returns the strength in the terms of the engine; null if the family has given none. */
function strengthOf({ strength }: Strong): Strength | null {
  if (strength === '') return null;
  return strength === 'Must' ? 'must' : 'wish';
}

/** Converts a wish for a range; null without a strength or a limit. */
function rangeOf({ from, to, ...wish }: RangeAnswers): Range | null {
  const strength = strengthOf(wish);
  if (strength === null || (from === null && to === null)) return null;
  return { ...(from === null ? {} : { atLeast: from }), ...(to === null ? {} : { atMost: to }), strength };
}

/** Converts a wish for any of several answers; null without a strength or an answer. */
function anyOf(name: string, { anyOf: chosen, ...wish }: AnyOfAnswers): AnyOf<unknown> | null {
  const strength = strengthOf(wish);
  const values = chosen.flatMap((choice) => engineValue(name, choice) ?? []);
  return strength === null || values.length === 0 ? null : { anyOf: values, strength };
}
