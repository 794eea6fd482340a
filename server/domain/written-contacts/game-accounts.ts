import { plainLetters } from './seen-text.ts';

/* Detects accounts that are numbers or signs: in games, meetings, and messengers without names. */

/** Games, meetings, and messengers without names. */
const GAMES =
  'free ?fire|f\\.?f\\.?|pubg\\w*|bgmi|cod|codm|call of duty|mobile legends|mlbb|clash(?: of clans| royale)?|coc|brawl\\w*|ludo(?: king| club)?|carrom\\w*|8 ?ball(?: pool)?|steam|roblox|minecraft|fortnite|fifa|fc ?mobile|e?football|valorant|among us|genshin|apex|dota|lol|xbox|psn|ps[45]|play ?station|nintendo|switch|teen ?patti|rummy|pokemon\\w*|qq|icq|wechat|weixin|imo|botim|teamspeak|discord|threema|bbm|zoom|webex|teams|skype|line|hike|snap\\w*|truth social|ফ্রি ?ফায়ার|পাবজি|লুডো|জুম|फ्री ?फायर|पबजी|लूडो';
/** Words for a player's number or id. */
const IDS =
  'u\\.?id|i\\.?d|user ?id|player ?id|game ?id|gamer ?id|character ?id|friend ?(?:code|id)|unique ?id|invite ?code|room ?(?:code|id|no)|code|tag|pin|number|no|nombor|add|আইডি|ইউআইডি|কোড|आईडी|कोड';
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'iu');
/** Seven to twenty digits. */
const NUMBER = '(?<![\\d.,])\\d(?:[ -]?\\d){6,19}(?![\\d,]*\\d)';

/** What may be between the words: not a sentence, and no digits. */
const NEAR = '[^.!?।\\n\\d]{0,30}';
/**
 * A game and a player's number in it, in either order, or a player's id without a game. Sums of prizes, which end in
 * zeros, are excluded by `IS_SUM`.
 */
const PATTERNS: readonly RegExp[] = [
  `${START}(?:${GAMES})${END}[^\\p{L}\\p{M}\\d]{1,3}(?:e |te |er |r |my |amar )?(?:${START}(?:${IDS})${END}[^\\p{L}\\p{M}\\d]{1,4}){0,2}(?:is |holo |hol |: ?|# ?|= ?|- ?)?(${NUMBER})`,
  `${START}(?:${GAMES})${END}${NEAR}${START}(?:${IDS})${END}[^.!?।\\n\\d]{0,12}(${NUMBER})`,
  `${START}(?:${IDS})${END}[^.!?।\\n\\d]{0,12}(${NUMBER})${NEAR}${START}(?:${GAMES})${END}`,
  `(${NUMBER})${NEAR}${START}(?:u\\.?id|user ?id|player ?id|game ?id|friend ?code)${END}${NEAR}(?:${START}(?:${GAMES})${END})?`,
  `${START}(?:u\\.?id|player ?id|game ?id|gamer ?id|friend ?code|unique ?id)${END}[^.!?।\\n\\d]{0,12}(${NUMBER})`,
].map(compile);
/** Tags in Supercell's games; they use only these characters. */
const TAG = /(?<![\p{L}\p{M}\d])#(?=[A-Z]*\d)(?=\d*[A-Z])[0289PYLQGRJCUV]{6,10}(?![\p{L}\p{M}\d])/u;
/** A tag near a word for a clan. */
const CLAN = /\b(?:clash|coc|brawl\w*|clan)\b.{0,30}#[A-Z\d]{6,10}(?![\p{L}\d])/iu;
/** Codes of letters and digits in messengers without names. */
const SHORT_CODE = compile(
  `${START}(?:bbm|threema|teamspeak|session)${END}[^.!?।\\n\\d]{0,12}(?=[a-z\\d]*\\d)(?=[a-z\\d]*[a-z])[a-z\\d]{8}${END}`,
);
/** Profiles on other matrimonial sites. */
const OF_MARRIAGES =
  /(?:shaadi|matrimon\w{0,8}|jeevan ?sathi|সাদি|ম্যাট্রিমনি|शादी)[^!?।\n\d]{0,30}(?<![\p{L}\d])(?!sv)[a-z]{1,4}\d{6,9}(?!\d)/iu;
/**
 * A number as long as every pattern of `PATTERNS` requires. This check comes first, because each pattern takes tens of
 * milliseconds to compile.
 */
const HAS_NUMBER = /\d(?:[ -]?\d){6}/;
/** The digits of a sum of money. */
const IS_SUM = /0000$|00000/;

/** Whether a text contains an account that is a number or a sign. */
export const hasGameAccount = (text: string): boolean =>
  (/#/.test(text) && (TAG.test(text) || CLAN.test(text))) ||
  SHORT_CODE.test(text) ||
  OF_MARRIAGES.test(text) ||
  (HAS_NUMBER.test(text) &&
    PATTERNS.some((pattern) => {
      const number = pattern.exec(text)?.[1]?.replace(/\D/g, '') ?? '';
      return number.length > 6 && !IS_SUM.test(number);
    }));
