/**
 * How a word sounds, written so that the usual spellings in both scripts agree.
 *
 * `key` is broad: a and o are one vowel, so are i, ee and y; sh and s, v, w and b, z and j are one consonant each;
 * aspirates are capitals (bh is B), ch is C, ng is N. `ending` tells about an a at the end, which `key` leaves out:
 * 'bare' there is none, 'open' there is one (অমলা, Amala), 'either' the spelling leaves it open (Chandra, Amiyo).
 */
export type Sound = { readonly key: string; readonly ending: 'bare' | 'open' | 'either' };

const vowelSigns: Record<string, string> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'ai',
  'ো': 'a',
  'ৌ': 'au',
};
const vowels: Record<string, string> = {
  অ: 'a',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'ai',
  ও: 'a',
  ঔ: 'au',
};
const consonants: Record<string, string> = {
  ক: 'k',
  খ: 'K',
  গ: 'g',
  ঘ: 'G',
  ঙ: 'N',
  চ: 'C',
  ছ: 'C',
  জ: 'j',
  ঝ: 'J',
  ঞ: 'n',
  ট: 't',
  ঠ: 'T',
  ড: 'd',
  ঢ: 'D',
  ণ: 'n',
  ত: 't',
  থ: 'T',
  দ: 'd',
  ধ: 'D',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'B',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 's',
  ষ: 's',
  স: 's',
  হ: 'h',
  '\u09DC': 'r',
  '\u09DD': 'r',
  '\u09DF': 'i',
};
// Written without their own vowel.
const closed: Record<string, string> = { ৎ: 't', 'ং': 'N' };

const hasanta = '\u09CD';
const hasBengali = /[\u0980-\u09FF]/;

/** The sound of one folded word (see `fold`) in either script; an empty key for a word without letters of either. */
export function soundKey(word: string): Sound {
  return hasBengali.test(word) ? soundOfBengali(word) : soundOfLatin(word);
}

function soundOfBengali(word: string): Sound {
  const text = word
    .replace(/জ্ঞ/g, 'গ্ন')
    .replace(/ক্ষ/g, 'খ')
    .replace(/্য/g, '')
    .replace(/([সশষদধতজট])্ব/g, '$1')
    .replace(/^ই\u09DF/, 'য')
    .replace(/^ইউ/, 'যু')
    .replace(/ও\u09DFা/g, 'বা')
    .replace(/ো\u09DFা/g, 'োবা')
    .replace(/[ঙং]্?গ/g, 'ঙ')
    .replace(/[ঁ]/g, '');
  let key = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const consonant = consonants[letter];
    if (consonant === undefined) {
      key += vowelSigns[letter] ?? vowels[letter] ?? closed[letter] ?? '';
      continue;
    }
    const next = text.charAt(i + 1);
    const ownVowel = next !== '' && next !== hasanta && vowelSigns[next] === undefined;
    key += ownVowel ? `${consonant}a` : consonant;
  }
  return { key: smooth(key), ending: endingOfBengali(text) };
}

function endingOfBengali(text: string): Sound['ending'] {
  if (text.endsWith('া')) return 'open';
  return text.endsWith('ো') ? 'either' : 'bare';
}

// Names whose written a may be unwritten too, though a single consonant stands before it: Haripada, Subrata, Shiba.
const silentA = /(pad|brat|deb|aB|tab|nab|maT|gat|^sib|^asak|^suB|^Drub)a$/;

function soundOfLatin(word: string): Sound {
  // W and Y stand for a w or y after a consonant: silent, but they make a cluster of it (Biswa, Satya).
  const text = word
    .replace(/[^a-z]/g, '')
    // The initial C is Chandra's.
    .replace(/^c$/, 'ch')
    .replace(/^you/, 'yu')
    .replace(/iyu/g, 'iju')
    .replace(/que$/, 'k')
    .replace(/ore$/, 'or')
    .replace(/chh|tch/g, 'ch')
    .replace(/ck/g, 'k')
    .replace(/x/g, 'ksh')
    .replace(/ksh/g, 'kh')
    .replace(/gy(?=[aeiou])|jn/g, 'gn')
    .replace(/[ao]w(?=[^aeiouy]|$)/g, 'au')
    .replace(/aa+/g, 'a')
    .replace(/ee+/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/bh/g, 'B')
    .replace(/kh/g, 'K')
    .replace(/gh/g, 'G')
    .replace(/dh/g, 'D')
    .replace(/th/g, 'T')
    .replace(/[jz]h/g, 'J')
    .replace(/ch/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/rh/g, 'r')
    .replace(/ng/g, 'N')
    .replace(/([sdtjTD])[vw](?=[aeiouy])/g, '$1W')
    .replace(/[vw]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/^y/, 'j')
    .replace(/([^aeiou])y(?=[aeiou])/g, '$1Y')
    .replace(/y/g, 'i')
    .replace(/([^aeiou])o$/, '$1O')
    .replace(/o/g, 'a');
  return { key: smooth(text.replace(/[WY]/g, '').replace(/O$/, 'a')), ending: endingOfLatin(text) };
}

function endingOfLatin(text: string): Sound['ending'] {
  if (/O$|ia$|N[aO]$/.test(text)) return 'either';
  if (/[^aeiou][^aeiou]a$/.test(text) || silentA.test(text)) return 'either';
  return /[^aeu]a$/.test(text) ? 'open' : 'bare';
}

function smooth(key: string): string {
  return key
    .replace(/([a-zA-Z])\1+/g, '$1')
    .replace(/[bkgdtj](?=[BKGDTJ])/g, '')
    .replace(/N(?=[kKgG])/g, 'n')
    .replace(/([^aeiou])er$/, '$1ar')
    .replace(/([aeiou])h$/, '$1')
    .replace(/(.)a$/, '$1');
}

const aspirates: Record<string, string> = { B: 'b', K: 'k', G: 'g', D: 'd', T: 't', J: 'j', N: 'n', f: 'p' };

/**
 * Whether two sounds may be one name: `strict` allows an aspirate or nasal for its plain letter in words of five letters
 * or more, else also an unwritten a between consonants, an h inside, a u at the end, and in long words a for e.
 */
export function soundsAlike(a: Sound, b: Sound, strict = false): boolean {
  if (a.ending !== b.ending && a.ending !== 'either' && b.ending !== 'either') return false;
  if (a.key === b.key) return a.key !== '';
  // The first letter is never left out.
  if (swapCost(a.key.charAt(0), b.key.charAt(0), false) > 0.25) return false;
  const length = Math.max(a.key.length, b.key.length);
  const limit = strict ? (length < 5 ? 0 : 0.25) : length < 4 ? 0.25 : 0.45;
  if (limit === 0 || Math.abs(a.key.length - b.key.length) > 2) return false;
  return distance(a.key, b.key, limit) <= limit;
}

function distance(a: string, b: string, limit: number): number {
  const long = Math.min(a.length, b.length) >= 6;
  let above: number[] = [0];
  for (let j = 0; j < b.length; j++) above.push((above[j] ?? 0) + gapCost(b, j));
  for (let i = 0; i < a.length; i++) {
    const row = [(above[0] ?? 0) + gapCost(a, i)];
    let least = row[0] ?? 0;
    for (let j = 0; j < b.length; j++) {
      const cost = Math.min(
        (above[j] ?? 0) + swapCost(a.charAt(i), b.charAt(j), long),
        (above[j + 1] ?? 0) + gapCost(a, i),
        (row[j] ?? 0) + gapCost(b, j),
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return least;
    above = row;
  }
  return above[b.length] ?? 0;
}

function swapCost(a: string, b: string, long: boolean): number {
  if (a === b) return 0;
  if (aspirates[a] === b || aspirates[b] === a) return 0.25;
  return long && ((a === 'a' && b === 'e') || (a === 'e' && b === 'a')) ? 0.4 : 1;
}

// What it costs to leave this letter out of a spelling.
function gapCost(word: string, at: number): number {
  const letter = word.charAt(at);
  if (at === 0) return 1;
  const previous = word.charAt(at - 1);
  if (letter === 'a') {
    const inside = at < word.length - 1 && isConsonant(word.charAt(at + 1));
    return inside && (isConsonant(previous) || previous === 'i') ? 0.2 : 1;
  }
  if (letter === 'h') return 0.4;
  if (letter === 'u') return at === word.length - 1 || (at === 1 && previous === 'a') ? 0.4 : 1;
  return 1;
}

function isConsonant(letter: string): boolean {
  return !'aeiu'.includes(letter);
}
