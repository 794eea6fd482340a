import type { Language } from '#contract/choices.ts';
import { CALL_OUTCOMES } from '#contract/staff/calls.ts';
import { SITE_LISTS } from '#contract/staff/lists.ts';
import { EXPORTS } from '#contract/staff/system.ts';
import { choiceIn, labelIn, type Words } from '#words/label.ts';
import { digits } from '#words/numbers.ts';
import { callOutcomes } from './calls.texts.ts';
import { listNames } from './lists.texts.ts';
import { systemTexts } from './system.texts.ts';
import { placeOf } from './text-places.ts';

/** The first word of what the server writes of a thing, for a reader of the records. */
const KINDS: Readonly<Record<string, Words>> = {
  case: { en: 'case', bn: 'অভিযোগ' },
  call: { en: 'call', bn: 'ফোন' },
  calls: { en: 'waiting:', bn: 'বাকি:' },
  called: { en: 'called, number ends in', bn: 'ফোন করা হয়েছে, নম্বরের শেষে' },
  breach: { en: 'breach', bn: 'তথ্য ফাঁস' },
  decisions: { en: 'decisions:', bn: 'সিদ্ধান্ত:' },
  double: { en: 'beside it', bn: 'পাশাপাশি' },
};
const PHRASES: Readonly<Record<string, Words>> = {
  'power link on': { en: 'turned on', bn: 'চালু' },
  'power link off': { en: 'turned off', bn: 'বন্ধ' },
  'as many as one may': { en: 'as many as one may', bn: 'যতগুলি খোলা যায়, ততগুলি' },
  warned: { en: 'warned', bn: 'সাবধান করা' },
};

/** What a use of the office was about, as the records say it: `export weeks`, `faqs 1002`, `welcome bn`, `case 7`. */
export function subjectIn(subject: string, language: Language): string {
  const phrase = PHRASES[subject];
  if (phrase) return phrase[language];
  const outcome = CALL_OUTCOMES.find((known) => known === subject);
  if (outcome) return labelIn(callOutcomes[outcome], language);
  const [first = '', ...rest] = subject.split(' ');
  const behind = rest.map((word) => choiceIn(callOutcomes, digits(word, language), language)).join(' ');
  const taken = EXPORTS.find((known) => first === 'export' && known === rest[0]);
  if (taken) return systemTexts[language][taken];
  const list = SITE_LISTS.find((known) => known === first);
  if (list) return `${listNames[language][list]} ${behind}`;
  const place = placeOf(first);
  if (place) return `${place[language]} (${rest[0] === 'bn' ? 'বাংলা' : 'English'})`;
  const kind = KINDS[first];
  return kind ? `${kind[language]} ${behind}`.trim() : subject;
}
