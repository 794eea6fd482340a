import { fold } from './fold.ts';
import { isEveryday, type Name, readName } from './name.ts';
import { givenNameLines, surnameLines } from './name-shares.ts';
import type { Sound } from './read-bengali.ts';
import { remember } from './remember.ts';
import { sameGivenNames, sameName } from './same-name.ts';
import { soundKey } from './sound-key.ts';
import { skeletonOf, soundsAlike } from './sounds-alike.ts';
import { findSurname, type Surname } from './surname.ts';

/** A name and how much it says, in bits: to agree by a name that one in 64 bears says 6. */
export type WeighedName = {
  readonly name: Name;
  /** The canonical surname, where it is one that we have a group for and not only borne beside another. */
  readonly known: string | null;
  /** Of the first name alone, and together with middle names that are not everyday ones. */
  readonly givenBits: number;
  readonly fullBits: number;
  /** 0 where there is no surname, or one that women bear beside their family's. */
  readonly surnameBits: number;
};

type Listed = { readonly sound: Sound; readonly share: number };

const tenThousand = 10_000;
/** No name counts as rarer than one in a thousand: it is never unlikely that somebody else bears it. */
const leastShare = 10;
/** Of names that are not listed: rare, not unique. */
const unlistedGiven = 15;
const unlistedSurname = 200;
const besideAnother: ReadonlySet<string> = new Set(['Devi', 'Begum', 'Khatun']);

const givenNames = new Map<string, Listed[]>();
const surnames = new Map<string, Listed[]>();
const knownSurnames = new Map<string, number>();
for (const { word, share } of readLines(givenNameLines)) list(givenNames, soundKey(word), share);
for (const { word, share } of readLines(surnameLines)) {
  const { known, sound } = findSurname([word]).surname;
  if (known === null) list(surnames, sound, share);
  else knownSurnames.set(known, share);
}

/** A name as kinship weighs it; null for none, and for a bare surname or initials, which tell nobody from others. */
export function weighName(text: string | null | undefined): WeighedName | null {
  return text ? rememberedName(text) : null;
}

const rememberedName = remember(50_000, (text) => {
  const name = readName(text);
  if (name === null || name.given === null || name.given.key.length < 2) return null;
  const share = shareOfGiven(name);
  // A bare surname of the list.
  if (!name.hasSurname && share === null && shareIn(surnames, soundKey(name.first), true) !== null) return null;
  const given = share ?? unlistedGiven;
  const full = name.middles
    .filter((middle) => !isEveryday(middle))
    .reduce((product, middle) => (product * shareOfMiddle(middle.sounds)) / tenThousand, given);
  const hasOwn = name.hasSurname && !besideAnother.has(name.surname.known ?? '');
  return {
    name,
    known: hasOwn ? name.surname.known : null,
    givenBits: bitsOf(given),
    fullBits: bitsOf(full),
    surnameBits: hasOwn ? bitsOf(shareOfSurname(name.surname)) : 0,
  };
});

/** How a name is counted: the spellings to count, and what they are one name by. */
export type CountedName = { readonly given: Counted; readonly surname: Counted | null };
type Counted = { readonly key: string; readonly spelling: string };

/** A name as it is counted among others; null for none. A name that is spelled otherwise has the same keys. */
export function countName(text: string | null | undefined): CountedName | null {
  const weighed = weighName(text);
  if (weighed === null) return null;
  const { first, last, surname } = weighed.name;
  const { known, sound } = surname;
  const counted = known === null ? { key: sound.key, spelling: last } : { key: known, spelling: known };
  return {
    given: { key: soundKey(first).key, spelling: first },
    surname: weighed.surnameBits > 0 ? counted : null,
  };
}

/**
 * The bits by which two names say that they are one person's; 0 where they leave it open, null where they speak against
 * it. Of two spellings the commoner counts.
 */
export function compareNames(a: WeighedName, b: WeighedName): number | null {
  // Decides most pairs at once.
  if (a.known !== null && b.known !== null && a.known !== b.known) return null;
  const haveSurnames = a.surnameBits > 0 && b.surnameBits > 0;
  const areAlike = haveSurnames ? sameName(a.name, b.name) : sameGivenNames(a.name, b.name);
  if (!areAlike) return haveSurnames ? null : 0;
  const haveMiddles = a.fullBits > a.givenBits && b.fullBits > b.givenBits;
  return haveMiddles ? Math.min(a.fullBits, b.fullBits) : Math.min(a.givenBits, b.givenBits);
}

// Haripada is no Hari, Rabindranath is a Rabindra (see `sameGivenNames`).
function shareOfGiven({ given, first, middles, whole }: Name): number | null {
  const isOneName = middles.some((middle) => middle.joined) && (given?.key.length ?? 0) < 6;
  const shares = [isOneName ? null : given, soundKey(first), whole].map((sound) => sound && shareIn(givenNames, sound));
  const share = Math.max(...shares.map((one) => one ?? 0));
  return share > 0 ? share : null;
}

function shareOfMiddle(sounds: readonly Sound[]): number {
  return Math.max(unlistedGiven, ...sounds.map((sound) => shareIn(givenNames, sound) ?? 0));
}

function shareOfSurname({ known, sound }: Surname): number {
  const share = known === null ? shareIn(surnames, sound, true) : shareOfKnown(known);
  return share ?? unlistedSurname;
}

// A compound that is not listed is about as common as the rarer of its parts.
function shareOfKnown(known: string): number | null {
  const whole = knownSurnames.get(known);
  if (whole !== undefined || !known.includes('+')) return whole ?? null;
  return Math.min(...known.split('+').map((part) => knownSurnames.get(part) ?? unlistedSurname));
}

function shareIn(listed: ReadonlyMap<string, readonly Listed[]>, sound: Sound, isStrict = false): number | null {
  const alike = listed.get(skeletonOf(sound))?.filter((one) => soundsAlike(one.sound, sound, isStrict)) ?? [];
  return alike.length === 0 ? null : Math.max(...alike.map(({ share }) => share));
}

function list(listed: Map<string, Listed[]>, sound: Sound, share: number): void {
  const skeleton = skeletonOf(sound);
  listed.set(skeleton, [...(listed.get(skeleton) ?? []), { sound, share }]);
}

function readLines(lines: string): { word: string; share: number }[] {
  return lines.split('\n').flatMap((line) => {
    const [share, ...words] = line.split(' ');
    return words.map((word) => ({ word: fold(word), share: Number(share) }));
  });
}

function bitsOf(share: number): number {
  return -Math.log2(Math.max(share, leastShare) / tenThousand);
}
