// Text after a name that introduces another name or an alias: alias, D/O, ওরফে, কন্যা. Both scripts, with or without
// dots.
const BETWEEN = '[\\s.,;/\\\\-]';
const END = `(?=$|${BETWEEN}|:)`;
const LATIN =
  'alias|aka|a\\.\\s?k\\.\\s?a\\.?|a/k/a|urf|oraf|orofe|nee|née|[dswc]\\s?[/\\\\]\\s?o|[dsw]\\.\\s?o\\.|daughter of|son of|wife of|widow of|care of|father|mother|husband|pita|mata|swami(?=\\s?:)';
const BENGALI = 'ওরফে|উরফে|ডাকনাম|ডাক নাম|কন্যা|পুত্র|স্ত্রী|পিতা|পিতার নাম|মাতা|স্বামী|পিং|জং|প্রযত্নে';
const OTHERS = new RegExp(`(^|${BETWEEN})(?:${LATIN}|${BENGALI.normalize('NFC')})${END}.*$`, 'isu');
const ALSO = /\s*[@=].*$/s;

/** Removes aliases and other people's names after the name. */
export const stripAliases = (name: string): string => name.normalize('NFC').replace(ALSO, '').replace(OTHERS, '');
