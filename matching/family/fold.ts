/**
 * The single character for a letter with a dot. ড়, ঢ় and য় are two characters in NFC but one on many keyboards; ব
 * with a dot is an old spelling of র.
 */
const dottedLetters: Record<string, string> = { ড: '\u09DC', ঢ: '\u09DD', য: '\u09DF', ব: 'র' };

/**
 * Normalizes names and clans for comparison, in either script: lower case, no accents, digits, invisible joiners or
 * visarga, one encoding for each Bengali letter, every other sign as a single space, trimmed.
 */
export function fold(text: string): string {
  return (
    text
      // Accents.
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      // Assamese letters.
      .replace(/ৰ/g, 'র')
      .replace(/ৱ/g, 'ব')
      .replace(/([ডঢযব])\u09BC/g, (_, letter: string) => dottedLetters[letter] ?? letter)
      // No name ends in a bare য or যা, so it is a য় without its dot (জযা, বিজয). Inside a name it is its own letter
      // (দেবযানী).
      .replace(/([\u0985-\u09CC\u09DC-\u09E3])য(?=া?(?![\p{L}\p{M}]))/gu, '$1\u09DF')
      // An older encoding of ৎ, and then the invisible characters.
      .replace(/ত\u09CD\u200D/g, 'ৎ')
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .toLowerCase()
      // L/ before a name means late.
      .replace(/(^|\s)[l]\//g, '$1late ')
      // Titles are often attached to the name: মোঃআলী, শ্রীAnil.
      .replace(/(^|[\s.])(ডা|ড|মো|মোসা|মোছা|মু|মহ|মি|স্ব|শ্রী)ঃ/g, '$1$2 ')
      // Each word is in one script.
      .replace(/[a-z](?=[\u0980-\u09FF])|[\u0980-\u09FF](?=[a-z])/g, '$& ')
      // Signs inside a word are dropped; every other sign separates words.
      .replace(/['’‘`\u09BCঃ]/g, '')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      // A chandrabindu before a name marks a dead person.
      .replace(/(^| )ঁ/g, '$1')
      .trim()
  );
}

/** Folds a space-separated list and returns the set of its words. */
export function foldedSet(words: string): ReadonlySet<string> {
  return new Set(fold(words).split(' '));
}
