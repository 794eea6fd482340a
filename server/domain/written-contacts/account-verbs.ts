import { accountWords, actingWords, isPartOfName, plainVerbs, profileWords, type Token } from './account-words.ts';
import { plainLetters } from './seen-text.ts';

/* Recognises what people do with an account, which is not a name: facebook id deactivate kore diyechi. */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'u');

/** Light verbs, which turn the word before them into a verb: delete kore, block hoye, band kar diya. */
const LIGHT_VERB = compile(
  '^(?:kor(?:[aei]\\w*|l\\w*|b\\w*|t\\w*|ch\\w*|s\\w*)?|kar(?:na|ke|ta|ti|te|di|wa\\w*|[ae]|unga|ungi|liya)?|kiy[ae]|ki|ho(?:y\\w*|e\\w*|b\\w*|l\\w*|ta|ti|na)?|hu[aie]|gay[aie]|ge(?:ch\\w*|l\\w*|s\\w*)|di(?:y\\w*|l\\w*|ch\\w*|s\\w*)|de(?:w\\w*|b\\w*|oa\\w*)|rakh\\w*|rekh\\w*|f[ea]l\\w*|ph[ea]l\\w*|' +
    'কর[\\p{L}\\p{M}]*|হয়[\\p{L}\\p{M}]*|হয়ে[\\p{L}\\p{M}]*|হলো|হবে|দিয়[\\p{L}\\p{M}]*|দিল[\\p{L}\\p{M}]*|দিচ্ছি|দেব[\\p{L}\\p{M}]*|রেখ[\\p{L}\\p{M}]*|রাখ[\\p{L}\\p{M}]*|ফেল[\\p{L}\\p{M}]*|গেছ[\\p{L}\\p{M}]*|গেল|कर[\\p{L}\\p{M}]*|किय[\\p{L}\\p{M}]*|हो[\\p{L}\\p{M}]*|हुआ|गय[\\p{L}\\p{M}]*|दिय[\\p{L}\\p{M}]*|दी)$',
);
/** Negations after a verb. */
const NEGATION = compile('^(?:nei|nai|na|ni|nahi|nahin|nehi|nay|not|never|নেই|নাই|না|নি|নয়|नहीं|नही)$');
/** Stems of verbs used with an account, and endings of verbs. */
const VERB = compile(
  '^(?:khul|khol|kholl?|bana|baniy|kor|rakh|rekh|chala|chaliy|dekh|dekhiy|char|chhar|chher|much|muchh|uri|uriy|ura|bhul|vul|hari|hara|jan|shikh|pa|pe|di|ni|ho|lag|bebohar|byabohar|likh|thak|jul|bech|s?hun)' +
    '(?:e|i|y|a|o|ya|ye)?(?:ini|yni|ni|inai|nai|nei|chh?i|chh?e|chh?il\\w*|e?chh?il\\w*|si|lam|ilam|tam|te|bo|be|bona|lei|leo|e|a|i)$',
);
/** Verbs used with an account, in Bengali script. */
const INDIC_VERB = compile(
  '^(?:খুল|খোল|বানা|কর|রাখ|চালা|দেখ|ছাড়|ছেড়ে|মুছ|উড়িয়ে|ভুল|ভুলে|হারিয়ে|জানা|জানি|শিখ|পাই|দিই|নিই|হয়|খোলা)[\\p{M}]*(?:নি|নাই|ছি|ছে|ছিলাম|লাম|তাম|তে|বো|ব|ই|ে)?$',
);

/** Whether a word is a verb used with an account. */
const isVerb = (word: string): boolean => VERB.test(word) || INDIC_VERB.test(word) || plainVerbs.has(word);

/** Whether the token at `at` begins the name of a person, even if the name is also a verb: Rakhi Sen. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  /^["“]?[A-Z]/.test(tokens[at]?.written ?? '') &&
  (/^["“]?[A-Z]/.test(tokens[at + 1]?.written ?? '') || isPartOfName(tokens[at]?.word ?? ''));

/** Postpositions, which belong to the word before them: sobaikar moto. */
const POSTPOSITION = compile(
  '^(?:moto|mato|moton|motoi|jonno|jonne|sathe|shathe|songe|kache|majhe|moddhe|bhitor|chhara|chara|niye|মতো|মত|জন্য|সাথে|সঙ্গে|কাছে|মধ্যে|ছাড়া|নিয়ে)$',
);
/** Words for "with the name": ruma sen diye search korun. */
const WITH_NAME = compile('^(?:diye|likhe|দিয়ে|লিখে|से)$');

/** Whether the token at `at` says what is done with an account, alone or with the verb or negation after it. */
export function isDone(tokens: readonly Token[], at: number): boolean {
  const { word = '', written = '' } = tokens[at] ?? {};
  if (/[_\d@]/.test(written) || accountWords.has(word) || profileWords.has(word) || isNamed(tokens, at)) return false;
  const [next, second] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? ''];
  if (isVerb(word) || LIGHT_VERB.test(word)) return !isPartOfName(next);
  if (POSTPOSITION.test(next) && !isPartOfName(word)) return true;
  if (
    /[.,;:!?।]$/.test(written) ||
    (isPartOfName(next) && !LIGHT_VERB.test(second)) ||
    (WITH_NAME.test(next) && actingWords.has(second))
  )
    return false;
  return LIGHT_VERB.test(next) || NEGATION.test(next);
}
