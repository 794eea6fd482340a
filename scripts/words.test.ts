import { expect, test } from 'vitest';
import { contentLanguages } from '#database/content-seeds.ts';
import { type Language, texts, type VisibleText } from './visible-texts.ts';

/** A forbidden text and its replacement: docs/words.md. The owner's dated policy keeps its words where stated. */
type Rule = [wrong: RegExp, instead: string, butPolicy?: 'but the policy'];

const LETTER = '[\\p{Script=Bengali}\\u200c\\u200d]';
const starting = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})`, 'u');
const whole = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'u');

const rules: Record<Language, Rule[]> = {
  bn: [
    [/\p{Script=Bengali}['’]\p{Script=Bengali}/u, 'no apostrophe inside a word: দুজন, কজন, দুই পক্ষ'],
    [/["“”']/, '‘ ’ for quotation marks'],
    // A profile number is written as on the card.
    [/(?<!SV\d*)[0-9]/, 'Bengali digits'],
    [starting('কোনো'), 'কোনও'],
    [whole('ভাল(?:ই|ও|ভাবে)?'), 'ভালো'],
    [starting('হিসাব(?!রক্ষ)'), 'হিসেব'],
    [starting('ইমে[লই]'), 'ই-মেল'],
    [starting('জিজ্ঞাসা'), 'জিজ্ঞেস'],
    [starting('উল্ট'), 'উলটো'],
    [starting('পুরনো'), 'পুরোনো'],
    [starting('ভেতর'), 'ভিতর'],
    [whole('তা-ও'), 'তাও'],
    [starting('রক্ত পরীক্ষা'), 'রক্তপরীক্ষা'],
    [starting('সঙ্গতি'), 'সংগতি'],
    [whole('আসাম(?:ে|ের)?'), 'অসম'],
    [whole('যত দিন(?:ে|ই)?'), 'যতদিন'],
    [whole('তত দিন(?:ে|ই)?'), 'ততদিন'],
    [whole('কিছু দিন'), 'কিছুদিন'],
    [starting('অন্যে(?:রা|দে)'), 'অন্যরা, অন্যদের'],
    [whole('এর পর|তার পরেও'), 'এরপর, তারপরও'],
    [starting('এমন ভাবে|কোনও ভাবে'), 'এমনভাবে, কোনওভাবে'],
    [starting('লোকমত'), 'প্রচলিত মতে; for the gotra লোকাচার মেনে'],
    [/ভকুট|নাড়ী/u, 'রাশিকূট (ভকূট), নাড়ি'],
    [starting('(?:জন্ম)?কুণ্ডলী'), 'জন্মছক'],
    [starting('লগ(?:ইন|আউট)'), 'লগ ইন, লগ আউট'],
    [starting('দাদু'), 'দাদামশাই'],
    [starting('দপ্তর'), 'অফিস'],
    [starting('সাংকেতিক ভাষা'), 'তালাবন্ধ'],
    [starting('গোপনীয়তার নীতি'), 'গোপনীয়তা নীতি'],
    [starting('দু-(?:পক্ষ|জন|বাড়ি|দিক)'), 'দুই পক্ষ, দুজন, দুই বাড়ি'],
    [whole('ওঁ(?:রা|দের|র|কে)'), 'তাঁরা'],
    [starting('তুমি|তোমা'), 'আপনি'],
    [/‘ব্যবস্থা’|^ব্যবস্থা$/u, 'সেটিংস'],
    [starting('প্রস্তাব'), 'আগ্রহ'],
    [starting('আবশ্যিক'), 'না হলেই নয়'],
    // A mother would understand that the wedding is agreed.
    [/দুই পক্ষ (?:এতে |তাতে )?রাজি/u, 'what is agreed to: দুই পক্ষ কথা বলতে রাজি', 'but the policy'],
    [starting('সম্প্রদায়'), 'শ্রেণি for General, OBC, SC, ST', 'but the policy'],
    [starting('শিথিল'), 'ছাড়'],
    [starting('থামানো'), 'বিরতি for a member, বন্ধ for the office'],
    [whole('নিচে(?:র)?'), 'নীচে'],
    [starting('কাউন্সেল'), 'পরামর্শদাতা'],
    // Used alone, it means the union of two people.
    [whole('মিলন(?:মেলা)?(?:র|ের|য়|ে)?(?! অনুষ্ঠান)'), 'মিলন অনুষ্ঠান'],
    [starting('বিকলাঙ্গ|অক্ষম|পঙ্গু'), 'প্রতিবন্ধকতা আছে এমন'],
    [/সম্মতি পাওয়া|পরিবারকে সম্মতি|যাঁদের সম্মতি|পরস্পরকে সম্মতি/u, 'রাজি between families; সম্মতি to a text'],
    [
      /(?:পরিবার(?:গুলি)?|(?:দুই|অন্য) পক্ষ)(?: [^ ।;:,]+){0,4} (?:চায়|পারে|পাবে|দেখবে|জানবে|দেবে|নেবে|করবে)(?!\p{Script=Bengali})/u,
      'the honorific: চান, পারেন, দেখবেন',
    ],
    [/(?<![\w.])(?:PDF|JPE?G|CSV|MB|OBC|SC|ST)(?!\w)/, 'পিডিএফ, জেপিইজি, সিএসভি, এমবি, ওবিসি'],
    [/সুবিধা(?:মতো| হ)/u, 'সুবিধেমতো, সুবিধে হয়'],
  ],
  en: [
    // Except the specification's field, and tribes, whose clans are not gotras.
    [/^(?!Clan \(gotra\)$|.* tribes ).*\bclans?\b/is, 'gotra'],
    [/(?<!Gon \()\bgana\b/i, 'gon'],
    [/\blagna\b/i, 'logno'],
    [/\balpana\b/i, 'alpona'],
    [/\bcomputes? to\b/, 'we work out'],
    [/\bNo matter\b/, 'Does not matter'],
    [/\bmend(?:s|ed|ing)?\b/i, 'correct'],
    [/\bwho(?:m)?ever\b/i, 'people who, anyone who, the person who'],
    [/\bthe yes of\b/i, 'agrees'],
    [
      /\b(?:holds? (?:for|no more)|leads nowhere|tell it to nobody)\b/i,
      'is valid for, no longer works, do not share',
      'but the policy',
    ],
    [/\bstands? (?:here|there|on (?!their own feet)|in a text|last|first)\b/i, 'appears, is shown'],
    [/\b(?:profile rests|rests until|the rest now)\b/i, 'is hidden'],
    [/\bheld against (?:them|you)\b/, 'compared with'],
    [/\bfamil(?:y|ies) (?:whom |that )?(?:you|I) have accepted\b/, 'once both families have accepted'],
    [/\banew\b/i, 'again'],
    [/\bsomebody of (?:the|our|your)\b/i, 'somebody in our office, in the family'],
    [/\b(?:nothing|answers?) of health\b/i, 'nothing about health'],
    [/\blook(?:ed|s)? (?:it |them )?(?:over )?once more\b/i, 'check again'],
    [/\bmost things stay closed\b/i, 'who sees what'],
  ],
};

const show = ({ file, text }: VisibleText) => `${file}: ${text.replace(/\s+/g, ' ').trim()}`;

test('texts of every folder were found, and each is NFC-normalized', () => {
  const count = (language: Language) => texts.filter((one) => one.language === language).length;
  expect(count('bn')).toBeGreaterThan(2_000);
  expect(count('en')).toBeGreaterThan(2_000);
  for (const room of [
    'web/features',
    'web/layout',
    'web/fields',
    'web/public',
    'web/i18n',
    'words',
    'contract',
    'database',
    'scripts',
  ])
    expect(texts.filter(({ file }) => file.startsWith(room)).length, room).toBeGreaterThan(0);
  expect(texts.filter(({ text }) => text !== text.normalize('NFC')).map(show)).toEqual([]);
});

for (const language of contentLanguages) {
  for (const [wrong, instead, butPolicy] of rules[language])
    test(`texts use ${instead} (${language})`, () => {
      const checked = texts.filter(
        (one) => one.language === language && !(butPolicy && one.file.includes('privacy-policy')),
      );
      expect(checked.filter(({ text }) => wrong.test(text)).map(show)).toEqual([]);
    });
}
