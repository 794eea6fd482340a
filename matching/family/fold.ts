// ড়, ঢ় and য় are two characters in NFC and one in what many keyboards type; a র typed as ব with a dot is old usage.
const dotted: Record<string, string> = { ড: '\u09DC', ঢ: '\u09DD', য: '\u09DF', ব: 'র' };

/**
 * The form in which names and clans are compared: lower case, no accents, digits, invisible joiners or visarga, one
 * encoding for each Bengali letter, every other sign a blank, single blanks, none at the ends. Either script.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      // Assamese letters.
      .replace(/ৰ/g, 'র')
      .replace(/ৱ/g, 'ব')
      .replace(/([ডঢযব])\u09BC/g, (_, letter: string) => dotted[letter] ?? letter)
      // No name ends in a bare য or যা: it is a য় without its dot (জযা, বিজয). Within a name it is its own letter (দেবযানী).
      .replace(/([\u0985-\u09CC\u09DC-\u09E3])য(?=া?(?![\p{L}\p{M}]))/gu, '$1\u09DF')
      .replace(/ত\u09CD\u200D/g, 'ৎ')
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .toLowerCase()
      .replace(/(^|\s)[l]\//g, '$1late ')
      // Titles are often written on to the name: মোঃআলী, শ্রীAnil.
      .replace(/(^|[\s.])(ডা|ড|মো|মোসা|মোছা|মু|মি|স্ব|শ্রী)ঃ/g, '$1$2 ')
      .replace(/[a-z](?=[\u0980-\u09FF])|[\u0980-\u09FF](?=[a-z])/g, '$& ')
      .replace(/['’‘`\u09BCঃ]/g, '')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .replace(/(^| )ঁ/g, '$1')
      .trim()
  );
}

/** A table's words, folded: a string of words with blanks between them becomes a set. */
export function foldedSet(words: string): ReadonlySet<string> {
  return new Set(fold(words).split(' '));
}
