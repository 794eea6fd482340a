/** What may stand between two words. */
const BETWEEN = '[\\s.,;/\\\\-]';
/** The end of a word. */
const END = `(?=$|${BETWEEN}|:)`;
/** Words after a name that introduce an alias or another person's name, with or without dots. */
const LATIN =
  'alias|aka|a\\.\\s?k\\.\\s?a\\.?|a/k/a|urf|oraf|orofe|nee|née|[dswc]\\s?[/\\\\]\\s?o|[dsw]\\.\\s?o\\.|daughter of|son of|wife of|widow of|care of|father|mother|husband|pita|mata|swami(?=\\s?:)';
const BENGALI = 'ওরফে|উরফে|ডাকনাম|ডাক নাম|কন্যা|পুত্র|স্ত্রী|পিতা|পিতার নাম|মাতা|স্বামী|পিং|জং|প্রযত্নে';
/** A word that introduces an alias or another person's name, and all that follows it. */
const OTHERS = new RegExp(`(^|${BETWEEN})(?:${LATIN}|${BENGALI.normalize('NFC')})${END}.*$`, 'isu');
/** A sign that introduces an alias, and all that follows it. */
const ALSO = /\s*[@=].*$/s;

/** Returns a name without the aliases and other people's names after it. */
export const stripAliases = (name: string): string => name.normalize('NFC').replace(ALSO, '').replace(OTHERS, '');
