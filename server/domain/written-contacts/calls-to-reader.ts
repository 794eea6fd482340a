import { CALLS_ABROAD } from './row-tables.ts';
import { plainLetters } from './seen-text.ts';

/* Decides whether a text tells the reader to call. Many texts mention calls, phones and numbers in another sense. */

/** A word for a call in another language. */
const ABROAD = new RegExp(`(?<![\\p{L}\\p{M}])(?:${CALLS_ABROAD})(?![\\p{L}\\p{M}])`, 'u');
/** Whether a text mentions calls in another language. */
export const tellsOfCallsAbroad = (text: string): boolean => ABROAD.test(text);

/** Words for a number. */
const NUMBERS =
  'contact|contact no|(?:phone|fone|phn|ph|mob|cell) no|line|numbers?|numbr|nmbr|num|nombor|nombar|nambar|nomber|nambr|phones?|fone|phn|ph|mobiles?|mob|mobail|mobile no|cell|cel|whats ?app|wa|tel|digits?|নম্বর|নাম্বার|ফোন|মোবাইল|नंबर|फोन|मोबाइल|movil|nummer|handy|telefono|telephone|numero|raqam';
/** Words for calling or writing to a number. */
const CALLING = 'call|ring|phone|fone|dial|text|txt|ping|reach|contact|whats ?app|msg|buzz|কল|ফোন|फोन|कॉल';
/**
 * Phrases that tell the reader to call or name the owner of a number. Some count only at the beginning or the end,
 * because a text may mention calls otherwise.
 */
const OF_READER = new RegExp(
  plainLetters(
    [
      `(?<![\\p{L}\\p{M}])(?:my|our|amar|amr|mera|meri|আমার|মায়ের|বাবার|मेरा|her|his|mi|mon|mein|meine)\\s(?:[\\p{L}\\p{M}]+\\s)?(?:${NUMBERS}|no)(?![\\p{L}\\p{M}])`,
      `(?<![\\p{L}\\p{M}])(?:${CALLING}) (?:me|us|koro|korun|korben|kor|karo|kijiye|din|diyo|dio|dao|diben|diyen|de|ok|now|plz|pls|please|at|on|করুন|করবেন|করো|দিন|करें|करो)(?=\\W*$|\\W*(?:ok|now|plz|pls|please|anytime|asap|only|at|on|for|if|tonight|today|tomorrow|soon|after|dear)(?![\\p{L}\\p{M}])|\\s*[^\\p{L}\\s])`,
      `(?<![\\p{L}\\p{M}])(?<!(?:over|on|by|of|in|the|off|a|from|with) )(?:${NUMBERS}|${CALLING}|${CALLS_ABROAD})[^\\p{L}\\p{M}\\d]*$`,
      `^[^\\p{L}\\p{M}\\d]*(?:${NUMBERS}|${CALLING})(?![\\p{L}\\p{M}])`,
      `(?<![\\p{L}\\p{M}])(?:digits?|decode\\w*|ascii|hex|cipher|llam\\w+|appelez|anrufen|indian number)(?![\\p{L}\\p{M}])`,
    ].join('|'),
  ),
  'u',
);
/** Whether a text tells the reader to call. */
export const tellsReader = (text: string): boolean => OF_READER.test(text);
