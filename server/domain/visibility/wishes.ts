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
  const alike = alikeWishes(wishes);
  const place = strengthOf(wishes.place);
  const mangalik = strengthOf(wishes.mangalik);
  const ownClan = strengthOf(wishes.ownClan);
  return {
    ...alike,
    caste: wishes.caste.isNoBar === 'Yes' ? 'noBar' : alike.caste,
    place:
      place && wishes.place.states.length + wishes.place.districts.length > 0
        ? { states: wishes.place.states, districts: wishes.place.districts, strength: place }
        : null,
    mangalik: mangalik && wishes.mangalik.is ? { isMangalik: wishes.mangalik.is === 'Yes', strength: mangalik } : null,
    avoidOwnClan: ownClan && { strength: ownClan },
    country: countryWish(wishes.country),
  };
}

function countryWish({ anyOf, isAbroad, ...wish }: WishAnswers['country']): AnyOf<number> | null {
  const strength = strengthOf(wish);
  const wished = isAbroad === 'Yes' ? [...anyOf, abroad] : anyOf;
  return strength === null || wished.length === 0 ? null : { anyOf: wished, strength };
}

/** The wishes for a range, or for any of several answers. */
type Alike = {
  [Name in WishName]: WishAnswers[Name] extends RangeAnswers | { anyOf: unknown } ? Name : never;
}[WishName];

/** Converts the wishes for a range, and those for any of several answers. */
function alikeWishes(wishes: WishAnswers): {
  [Name in Alike as RankingName<Name>]: Exclude<Wishes[RankingName<Name>], 'noBar' | undefined>;
};
function alikeWishes(wishes: Readonly<Record<string, Strong | RangeAnswers | AnyOfAnswers>>): object {
  const found: Record<string, Range | AnyOf<unknown> | null> = {};
  for (const [name, wish] of Object.entries(wishes)) {
    if ('from' in wish) found[rankingNameOf(name)] = rangeOf(wish);
    if ('anyOf' in wish) found[rankingNameOf(name)] = anyOf(name, wish);
  }
  return found;
}

function strengthOf({ strength }: Strong): Strength | null {
  if (strength === '') return null;
  return strength === 'Must' ? 'must' : 'wish';
}

function rangeOf({ from, to, ...wish }: RangeAnswers): Range | null {
  const strength = strengthOf(wish);
  if (strength === null || (from === null && to === null)) return null;
  return { ...(from === null ? {} : { atLeast: from }), ...(to === null ? {} : { atMost: to }), strength };
}

function anyOf(name: string, { anyOf: chosen, ...wish }: AnyOfAnswers): AnyOf<unknown> | null {
  const strength = strengthOf(wish);
  const values = chosen.flatMap((choice) => engineValue(name, choice) ?? []);
  return strength === null || values.length === 0 ? null : { anyOf: values, strength };
}
