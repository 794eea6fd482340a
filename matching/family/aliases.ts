/** A space or a sign between two words. */
const SEPARATOR = '[\\s.,;/\\\\-]';
/** The end of a word. */
const WORD_END = `(?=$|${SEPARATOR}|:)`;
/** Words after a name that introduce an alias or another person's name, with or without dots. */
const LATIN_MARKERS =
  'alias|aka|a\\.\\s?k\\.\\s?a\\.?|a/k/a|urf|oraf|orofe|nee|née|[dswc]\\s?[/\\\\]\\s?o|[dsw]\\.\\s?o\\.|daughter of|son of|wife of|widow of|care of|father|mother|husband|pita|mata|swami(?=\\s?:)';
const BENGALI_MARKERS = 'ওরফে|উরফে|ডাকনাম|ডাক নাম|কন্যা|পুত্র|স্ত্রী|পিতা|পিতার নাম|মাতা|স্বামী|পিং|জং|প্রযত্নে';
/** A word that introduces an alias or another person's name, and all that follows it. */
const MARKED_NAME = new RegExp(
  `(^|${SEPARATOR})(?:${LATIN_MARKERS}|${BENGALI_MARKERS.normalize('NFC')})${WORD_END}.*$`,
  'isu',
);
/** A sign that introduces an alias, and all that follows it. */
const ALIAS_SIGN = /\s*[@=].*$/s;

/** Returns a name without the aliases and other people's names after it. */
export const stripAliases = (name: string): string =>
  name.normalize('NFC').replace(ALIAS_SIGN, '').replace(MARKED_NAME, '');
