import { fold } from './fold.ts';
import { memoize } from './memoize.ts';
import { isEveryday, type Name, readName } from './name.ts';
import { givenNameLines, surnameLines } from './name-shares.ts';
import type { Sound } from './read-bengali.ts';
import { sameGivenNames, sameName, shortestDetachable } from './same-name.ts';
import { soundKey } from './sound-key.ts';
import { skeletonOf, soundsAlike } from './sounds-alike.ts';
import { findSurname, type Surname } from './surname.ts';

/** A name and its evidence in bits: agreement on a name that one in 64 people bears is worth 6 bits. */
export type WeighedName = {
  readonly name: Name;
  /** The canonical surname, if it is in the table and is not used only beside another surname. */
  readonly known: string | null;
  /** Evidence of the first name alone. */
  readonly givenBits: number;
  /** Evidence of the first name together with its uncommon middle names. */
  readonly fullBits: number;
  /** 0 without a surname, or for a surname that women add to their family's. */
  readonly surnameBits: number;
};

/** A name of the lists, by its sound and its share in ten thousand people. */
type ListedName = { readonly sound: Sound; readonly share: number };

/** Shares are counted in ten thousand people. */
const tenThousand = 10_000;
/** The lowest share that counts, because another person may always bear a rare name too. */
const leastShare = 10;
/** Assumed share of a given name that is not listed: rare but not unique. */
const unlistedGivenShare = 15;
/** Assumed share of a surname that is not listed, in the community in which it is most common. */
const unlistedSurnameShare = 200;
/** Surnames that women add to their family's; they say nothing about the family. */
const addedSurnames: ReadonlySet<string> = new Set(['Devi', 'Begum', 'Khatun']);

/** Listed given names by the skeleton of their sound. */
const givenNames = new Map<string, ListedName[]>();
/** Listed surnames that are not in the surname table, by the skeleton of their sound. */
const surnames = new Map<string, ListedName[]>();
/** The share of each listed surname of the surname table, by its canonical name. */
const knownSurnames = new Map<string, number>();
for (const { word, share } of readLines(givenNameLines)) addListedName(givenNames, soundKey(word), share);
for (const { word, share } of readLines(surnameLines)) {
  const { known, sound } = findSurname([word]).surname;
  if (known === null) addListedName(surnames, sound, share);
  else knownSurnames.set(known, share);
}

/**
 * Prepares a name for kinship weighing; null for no name, and for a bare surname or initials, which identify nobody.
 */
export function weighName(text: string | null | undefined): WeighedName | null {
  return text ? rememberedName(text) : null;
}

const rememberedNames = 50_000;
const rememberedName = memoize(rememberedNames, (text) => {
  const name = readName(text);
  // A given name of one letter is an initial.
  if (name === null || name.given === null || name.given.key.length < 2) return null;
  const share = shareOfGiven(name);
  // A bare surname from the list.
  if (!name.hasSurname && share === null && shareIn(surnames, soundKey(name.first), true) !== null) return null;
  const givenShare = share ?? unlistedGivenShare;
  const uncommonMiddles = name.middles.filter((middle) => !isEveryday(middle));
  const fullShare = uncommonMiddles.reduce(
    (product, middle) => (product * shareOfMiddle(middle.sounds)) / tenThousand,
    givenShare,
  );
  const hasFamilySurname = name.hasSurname && !addedSurnames.has(name.surname.known ?? '');
  return {
    name,
    known: hasFamilySurname ? name.surname.known : null,
    givenBits: bitsOf(givenShare),
    fullBits: bitsOf(fullShare),
    surnameBits: hasFamilySurname ? bitsOf(shareOfSurname(name.surname)) : 0,
  };
});

/** The spellings of a name to count, with the key that all spellings of one name share. */
export type CountedName = { readonly given: CountedWord; readonly surname: CountedWord | null };
type CountedWord = { readonly key: string; readonly spelling: string };

/**
 * Prepares a name for counting; null where `weighName` returns null. Different spellings of one name get the same keys.
 */
export function countName(text: string | null | undefined): CountedName | null {
  const weighed = weighName(text);
  if (weighed === null) return null;
  const { first, last, surname } = weighed.name;
  const { known, sound } = surname;
  const countedSurname = known === null ? { key: sound.key, spelling: last } : { key: known, spelling: known };
  return {
    given: { key: soundKey(first).key, spelling: first },
    surname: weighed.surnameBits > 0 ? countedSurname : null,
  };
}

/**
 * The bits of evidence that two names belong to one person; 0 if undecided, null if the names conflict. Uses the more
 * common of two spellings.
 */
export function compareNames(a: WeighedName, b: WeighedName): number | null {
  // Two different surnames of the table decide most pairs without a comparison by sound.
  if (a.known !== null && b.known !== null && a.known !== b.known) return null;
  const haveSurnames = a.surnameBits > 0 && b.surnameBits > 0;
  const areAlike = haveSurnames ? sameName(a.name, b.name) : sameGivenNames(a.name, b.name);
  if (!areAlike) return haveSurnames ? null : 0;
  const haveMiddles = a.fullBits > a.givenBits && b.fullBits > b.givenBits;
  return haveMiddles ? Math.min(a.fullBits, b.fullBits) : Math.min(a.givenBits, b.givenBits);
}

/** Returns the share of a given name; null if it is not listed. Haripada is not Hari, but Rabindranath is Rabindra. */
function shareOfGiven({ given, first, middles, whole }: Name): number | null {
  const isOneName = middles.some((middle) => middle.isJoined) && (given?.key.length ?? 0) < shortestDetachable;
  const sounds = [isOneName ? null : given, soundKey(first), whole];
  const share = Math.max(...sounds.map((sound) => (sound && shareIn(givenNames, sound)) ?? 0));
  return share > 0 ? share : null;
}

/** Returns the share of a middle name, the largest of its possible sounds. */
function shareOfMiddle(sounds: readonly Sound[]): number {
  return Math.max(unlistedGivenShare, ...sounds.map((sound) => shareIn(givenNames, sound) ?? 0));
}

/** Returns the share of any surname. */
function shareOfSurname({ known, sound }: Surname): number {
  const share = known === null ? shareIn(surnames, sound, true) : shareOfKnown(known);
  return share ?? unlistedSurnameShare;
}

/** Returns the share of a surname of the table. An unlisted compound is about as common as the rarer of its parts. */
function shareOfKnown(known: string): number | null {
  const whole = knownSurnames.get(known);
  if (whole !== undefined || !known.includes('+')) return whole ?? null;
  return Math.min(...known.split('+').map((part) => knownSurnames.get(part) ?? unlistedSurnameShare));
}

/** Returns the largest share of the listed names that sound alike; null if there are none. */
function shareIn(list: ReadonlyMap<string, readonly ListedName[]>, sound: Sound, isStrict = false): number | null {
  const candidates = list.get(skeletonOf(sound)) ?? [];
  const alike = candidates.filter((entry) => soundsAlike(entry.sound, sound, isStrict));
  return alike.length === 0 ? null : Math.max(...alike.map(({ share }) => share));
}

/** Adds a name to a list. */
function addListedName(list: Map<string, ListedName[]>, sound: Sound, share: number): void {
  const skeleton = skeletonOf(sound);
  list.set(skeleton, [...(list.get(skeleton) ?? []), { sound, share }]);
}

/** Reads lines of a share and the words that have it. */
function readLines(lines: string): { word: string; share: number }[] {
  return lines.split('\n').flatMap((line) => {
    const [share, ...words] = line.split(' ');
    return words.map((word) => ({ word: fold(word), share: Number(share) }));
  });
}

/** Returns the evidence in bits of a share. */
function bitsOf(share: number): number {
  return -Math.log2(Math.max(share, leastShare) / tenThousand);
}
