/**
 * The sound of a word, normalized so that the usual spellings in both scripts agree.
 *
 * `key` is broad: a and o are one vowel, as are i, ee and y; sh and s, v, w and b, z and j are one consonant each;
 * aspirates are capitals (bh is B), ch is C, ng is N. `ending` describes an a at the end, which `key` omits: 'bare'
 * none, 'open' present (অমলা, Amala), 'either' undecided by the spelling (Chandra, Amiyo).
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
// Letters without an inherent vowel.
const closed: Record<string, string> = { ৎ: 't', 'ং': 'N' };

const hasanta = '\u09CD';

/** The sounds of a folded Bengali word, with inherent vowels written out, and its ending (see `Sound`). */
export function readBengali(word: string): Sound {
  const text = word
    .replace(/জ্ঞ/g, 'গ্ন')
    .replace(/ক্ষ/g, 'খ')
    // Keeps Shyama different from Soma, although a and o are one vowel here.
    .replace(/শ্যাম/g, 'শিআম')
    .replace(/্য/g, '')
    .replace(/([সশষদধতজট])্ব/g, '$1')
    .replace(/^ই\u09DF/, 'য')
    .replace(/^ইউ/, 'যু')
    .replace(/ও\u09DFা/g, 'বা')
    .replace(/ো\u09DFা/g, 'োবা')
    .replace(/([ক-হ])ও(?=[ক-হ])/g, '$1ৌ')
    .replace(/([ক-হ])উ(?=দ্দ|ল্ল)/g, '$1ু')
    .replace(/[ঙং]্?গ/g, 'ঙ')
    .replace(/^হৃ(?=ষ)/, 'ঋ')
    .replace(/ঁ(?=[পফবভ])/g, 'ম্')
    .replace(/ঁ(?=[ক-হ\u09DC\u09DD])/g, 'ন্')
    .replace(/ঁ/g, '');
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
  return { key, ending: endingOfBengali(text) };
}

function endingOfBengali(text: string): Sound['ending'] {
  if (text.endsWith('া')) return 'open';
  return text.endsWith('ো') ? 'either' : 'bare';
}
