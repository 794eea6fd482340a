import { tokensOf } from './account-words.ts';
import { plainLetters } from './seen-text.ts';

/* Detects names of accounts that signs or lines cut into pieces: insta 🌸 tuli 🌸 _ 🌸 pal 🌸 (flower bad). */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string, flags = 'iu') => new RegExp(plainLetters(pattern), flags);

/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';

/** An emoji or another small picture. */
const PICTURE = '\\p{Extended_Pictographic}';
/** Words that families use for the signs between the pieces. */
const SIGNS = `(?:${PICTURE}|flowers?|phools?|ful|phul|emojis?|imoji|smil(?:ey|e)s?|stickers?|signs?|stars?|tara|hearts?|love|fires?|rose|roses|golap|pata|leaf|leaves|butterfl(?:y|ies)|projapoti|moon|chand|sun|signs?|symbols?|chinho|pictures?|chobi|dash(?:es)?|slash(?:es)?|brackets?|tulips?|sparkles?|birds?|extra|ফুল|ইমোজি|ইমোজী|তারা|স্টার|হার্ট|গোলাপ|পাতা|প্রজাপতি|চাঁদ|আগুন|চিহ্ন|ছবি|স্টিকার|फूल|इमोजी|तारे|तारा|दिल|निशान)`;
/** Plural and case endings. */
const MANY = '(?:s|gulo|guli|ta|er|r|e|o|গুলো|গুলি|টা|র|ের|কে|ो|ों)?';
/** A phrase to leave the signs out. */
const LEFT_OUT = compile(
  `${SIGNS}${MANY}(?: ?(?:ta|gulo|গুলো|টা|ko))?\\s?(?:baa?d|bade|chara|chhara|remove|removed|delete|hata\\w*|tule|sor(?:iye|ao)|ignore|skip|mat|nei|out|বাদ|বাদে|ছাড়া|ছাড়া|সরিয়ে|তুলে|মুছে|হবে না|हटा|छोड़|बिना)${END}|${START}(?:without|w/o|ignore|skip|drop|remove|minus|except|leave out|delete|take out|omit|bina|bad diye|বাদ দিয়ে|बिना)\\s(?:the |all |these |those |any |my |every )?${SIGNS}`,
);

/** A phrase at the end to leave something out, whatever it is: tulip bad diye porben. */
const LAST_OUT = compile(
  `[\\p{L}\\p{M}]{2,14}(?: ?(?:ta|gulo|টা|গুলো))? (?:baa?d|bade|chh?ara|বাদ|বাদে|ছাড়া|छोड़कर|हटाकर)(?: (?:diye|din|dite|kore|hobe|porun|porben|likhben|দিয়ে|দিন|দেবেন|হবে|পড়ুন|পড়বেন))*\\W*$`,
);

/** A piece of a name between two signs. */
const PIECE_OF_NAME = '[\\p{L}\\p{M}\\d._]{1,16}';
/** Pieces with pictures or signs between them. */
const ROW = new RegExp(
  `${PIECE_OF_NAME}(?:\\s{0,2}(?:(?:${PICTURE}\\s?){1,3}|[*~|^+#=•·/()-]{1,2})\\s{0,2}${PIECE_OF_NAME})+`,
  'giu',
);
/** What separates the pieces of a row. */
const SPLIT = /[^\p{L}\p{M}\d._]+/u;
/** Minimum number of letters of a name that signs cut. */
const LEAST_LETTERS_BETWEEN_SIGNS = 3;
/** Minimum number of characters of a name in lines of its own. */
const LEAST_CHARACTERS_IN_LINES = 5;
/** Minimum number of pieces of a row, including a service among them. */
const LEAST_PIECES = 3;
/** A piece that is not a word by itself, but may be part of a name. */
const PART_OF_NAME = /^(?:[._]+|_.*|.*_|\d{1,4})$/;

/** Whether a row contains a picture. */
const hasPictures = (row: string): boolean => /\p{Extended_Pictographic}/u.test(row);

/** Whether a text names a service. */
const isOfService = (text: string): boolean => tokensOf(text).some(({ service }) => service === 'sure');

/** Whether a service comes with a name that pictures or signs cut into pieces. */
export function isCutBySigns(text: string): boolean {
  const rows = (text.match(ROW) ?? []).filter((row) => row.length < text.length || hasPictures(row));
  if (rows.length === 0 || !isOfService(text.replace(/\p{Extended_Pictographic}/gu, ' '))) return false;
  const isTold = LEFT_OUT.test(text);
  return rows.some((row) => {
    const piecesWithService = row.split(SPLIT).filter((piece) => piece !== '');
    const pieces = piecesWithService.filter((piece) => !tokensOf(piece)[0]?.service);
    if (pieces.length < 2 || piecesWithService.length < LEAST_PIECES) return false;
    const letters = pieces.join('').replace(/[^\p{L}]/gu, '');
    if (letters.length < LEAST_LETTERS_BETWEEN_SIGNS) return false;
    if (isTold || !hasPictures(row)) return isTold;
    if (LAST_OUT.test(text)) return true;
    if (pieces.length <= 2) return false;
    return pieces.some((piece) => PART_OF_NAME.test(piece)) || pieces.every(({ length }) => length === 1);
  });
}

/** Words for an account or its name. */
const LABELS =
  'name|nam|naam|id|handle|user ?name|account|acc|profile|is|ta|my|er|e|te|holo|নাম|আইডি|হ্যান্ডেল|ইউজারনেম|টা|হল|হলো|এ|তে|नाम|आईडी';
/** A piece of a name on a line of its own. */
const PIECE = '[\\p{L}\\d._][\\p{L}\\p{M}\\d._]{0,16}(?: \\d{1,4})?';
/** A service, optionally with a word for its name, and on the next lines pieces that stand alone. */
const LINES = compile(
  `(\\S{2,14})((?: (?:${LABELS})){0,3})[ :=–—/-]{0,3}((?:@?${PIECE})?(?:[ \\t]*\\n[ \\t]*@?${PIECE}){1,4})(?=[ \\t]*(?:\\n|$))`,
  'giu',
);
/** A cut at which the name continues: at a dot or an underscore. */
const AT_CUT = /[._]\n|\n[._]|_\n?[\p{L}\d]/u;
/**
 * Places in one line at which a name continues: after an underscore, or after a dot before something with an underscore
 * or a digit.
 */
const ON_ONE_LINE =
  /(?<=[a-z\d]_) (?=[a-z\d._]+(?:\n|$))|(?<=[a-z\d]\.) ?[/|—-]? ?(?=[a-z]+(?:_|\d))|(?<=[a-z\d][._]) ?[/|—] ?(?=[a-z\d])/gi;

/** Whether a service comes with a name whose pieces are in lines of their own. */
export function isCutByLines(text: string): boolean {
  const inLines = text.replace(/\n\d[.)] ?/g, '\n').replace(ON_ONE_LINE, '\n');
  return Array.from(inLines.matchAll(LINES)).some(([, service = '', labels = '', lines = '']) => {
    const kind = tokensOf(service)[0]?.service;
    if (kind === undefined || (kind === 'other' && labels === '')) return false;
    const name = lines.replace(/[ \t]/g, '').replace(/^\n/, '');
    if (name.length < LEAST_CHARACTERS_IN_LINES || /\.$/.test(name)) return false;
    return name.includes('\n') && AT_CUT.test(name);
  });
}
