import { expect, test } from 'vitest';
import { fullySpelledIn } from './by-rule.ts';
import { givenNames } from './given-names.ts';
import { readSpelling } from './own-spelling.ts';
import { spelled } from './spelled.ts';

test.each([
  ['Sudeshna Mukherjee', 'সুদেষ্ণা মুখার্জি', 'সুদেষ্ণা'],
  ['Sudeshna Mukherjee', 'সুদেষ্ণা মুখোপাধ্যায়', 'সুদেষ্ণা'],
  ['Sudeshna Mukherjee', 'সুদেষ্ণা মুখুজ্যে', 'সুদেষ্ণা'],
  ['Arup Chatterjee', 'অরূপ চট্টোপাধ্যায়', 'অরূপ'],
  ['Subhra Banerjee', 'শুভ্রা বন্দ্যোপাধ্যায়', 'শুভ্রা'],
  ['Shampa Ghosh', 'শম্পা ঘোষ', 'শম্পা'],
  ['Amit Kumar Bose', 'অমিত কুমার বসু', 'অমিত কুমার'],
  ['Amit Kr. Bose', 'অমিত কুমার বসু', 'অমিত কুমার'],
  ['Koyel Das Gupta', 'কোয়েল দাশগুপ্ত', 'কোয়েল'],
  ['Koyel Dasgupta', 'কোয়েল দাশ গুপ্ত', 'কোয়েল'],
  ['Anandamayee Basu', 'আনন্দ ময়ী বসু', 'আনন্দ ময়ী'],
  ['Mita Roy Chowdhury', 'মিতা রায়চৌধুরী', 'মিতা'],
  ['Md. Rahim Sheikh', 'মোঃ রহিম শেখ', 'মোঃ রহিম'],
  ['Md. Rahim Sheikh', 'মহম্মদ রহিম শেখ', 'মহম্মদ রহিম'],
  ['Fatema Begum', 'ফতেমা বেগম', 'ফতেমা'],
  ['Dr. Ruma Ghosh', 'ডাঃ রুমা ঘোষ', 'রুমা'],
  ['Dr. Ruma Ghosh', 'রুমা ঘোষ', 'রুমা'],
  ['Ruma Ghosh', '  রুমা   ঘোষ ', 'রুমা'],
  ['Phulmoni Hansda', 'ফুলমণি হাঁসদা', 'ফুলমণি'],
  ['Srijita', 'সৃজিতা', 'সৃজিতা'],
  ['সুদেষ্ণা মুখোপাধ্যায়', 'Sudeshna Mukherjee', 'Sudeshna'],
  ['সুদেষ্ণা মুখোপাধ্যায়', 'Sudeshna Mukhopadhyay', 'Sudeshna'],
  ['অরূপ চট্টোপাধ্যায়', 'Arup Chatterjee', 'Arup'],
  ['শুভ্রা বন্দ্যোপাধ্যায়', 'Subhra Banerji', 'Subhra'],
  ['অমিত কুমার বসু', 'Amit Kumar Bose', 'Amit Kumar'],
  ['অমিত কুমার বসু', 'Amit Kr. Basu', 'Amit Kr'],
  ['কোয়েল দাশগুপ্ত', 'Koyel Das Gupta', 'Koyel'],
  ['কোয়েল দাশগুপ্ত', 'Koel Dasgupta', 'Koel'],
  ['আনন্দময়ী বসু', 'Anandamoyee Bose', 'Anandamoyee'],
  ['মিতা রায়চৌধুরী', 'Mita Roy Chowdhury', 'Mita'],
  ['মোঃ রহিম শেখ', 'Md. Rahim Sheikh', 'Md Rahim'],
  ['মোঃ রহিম শেখ', 'Mohammad Rahim Sk', 'Mohammad Rahim'],
  ['ফাতেমা বেগম', 'Fatima Begum', 'Fatima'],
  ['ডাঃ রুমা ঘোষ', 'Dr. Ruma Ghosh', 'Ruma'],
  ['রুমা ঘোষ', 'RUMA GHOSE', 'RUMA'],
  ['শম্পা ঘোষ', 'Sampa Ghosh', 'Sampa'],
  ['জয়দীপ দে', 'Joydip Dey', 'Joydip'],
  ['ফুলমণি হাঁসদা', 'Fulmoni Hansda', 'Fulmoni'],
  ['শ্রীময়ী গাঙ্গুলি', 'Sreemoyee Ganguly', 'Sreemoyee'],
  ['তন্ময় সেনগুপ্ত', 'Tonmoy Sengupta', 'Tonmoy'],
])('%s is written %s, and a stranger reads %s of it', (name, typed, given) => {
  expect(readSpelling(name, typed)).toEqual({
    given: given.normalize('NFC'),
    full: typed.trim().replace(/\s+/g, ' ').normalize('NFC'),
  });
});

test.each([
  ['Ruma Ghosh', 'রুমা'],
  ['Ruma Ghosh', 'ঘোষ'],
  ['Ruma Ghosh', 'রুমা দত্ত'],
  ['Ruma Ghosh', 'মিতা ঘোষ'],
  ['Ruma Ghosh', 'রুমা ঘোষ ৯৮৩০০'],
  ['Ruma Ghosh', 'রুমা ঘোষ 98300'],
  ['Ruma Ghosh', 'রুমা ঘোষ নয় আট তিন'],
  ['Ruma Ghosh', 'রুমা ঘোষ ওরফে মিঠু'],
  ['Ruma Ghosh', 'রুমা মিঠু ঘোষ'],
  ['Ruma Ghosh', 'ডাক্তার রুমা ঘোষ'],
  ['Dr. Ruma Ghosh', 'ডাঃ অধ্যাপক রুমা ঘোষ'],
  ['Ruma Ghosh', 'রুমা ঘোষ (মিঠু)'],
  ['Ruma Ghosh', 'রুমা ঘোষ 🌹'],
  ['Ruma Ghosh', 'রুমা Ghosh'],
  ['Ruma Ghosh', 'Ruma Ghosh'],
  ['Ruma Ghosh', 'रूमा घोष'],
  ['Ruma Ghosh', 'রুমা ঘোষ, কলকাতা'],
  ['Ruma Ghosh', 'রুমা ঘোষ@জিমেল'],
  ['Ruma Ghosh', 'রুমা .-.-- ঘোষ'],
  ['Ruma Ghosh', 'রুমা ঘোষ '.repeat(34)],
  ['Ruma Ghosh', `${'রুমা'.repeat(60)} ঘোষ`],
  ['Ruma Ghosh', `রু${'\u09c1'.repeat(12)}মা ঘোষ`],
  ['Ruma Ghosh', `রুমা ঘো${'ষ'.repeat(9)}`],
  ['Swapan Ghosh', 'স্বপ্না ঘোষ'],
  ['Ruma De', 'রুমা দেব'],
  ['Ruma Sen', 'রুমা সেনগুপ্ত'],
  ['রুমা ঘোষ', 'Ruma'],
  ['রুমা ঘোষ', 'Ghosh'],
  ['রুমা ঘোষ', 'Ruma Dutta'],
  ['রুমা ঘোষ', 'Mita Ghosh'],
  ['রুমা ঘোষ', 'Ruma Ghosh 9830012345'],
  ['রুমা ঘোষ', 'Ruma Ghosh nine eight three'],
  ['রুমা ঘোষ', 'Ruma Ghosh alias Mithu'],
  ['রুমা ঘোষ', 'Ruma call me Ghosh'],
  ['রুমা ঘোষ', 'Ruma Mithu Ghosh'],
  ['রুমা ঘোষ', 'Dr. Ruma Ghosh'],
  ['রুমা ঘোষ', 'Ruma Ghosh MBBS'],
  ['রুমা ঘোষ', 'Ruma Ghosh ❤'],
  ['রুমা ঘোষ', 'Ruma ঘোষ'],
  ['রুমা ঘোষ', 'রুমা ঘোষ'],
  ['রুমা ঘোষ', 'Рума Гхош'],
  ['রুমা ঘোষ', 'ruma@ghosh.in'],
  ['রুমা ঘোষ', 'Ruma_Ghosh'],
  ['রুমা ঘোষ', 'Ruma Ghosh; Kolkata'],
  ['রুমা ঘোষ', 'Ruma ... Ghosh'],
  ['রুমা ঘোষ', 'Ruma Ghosh '.repeat(28)],
  ['রুমা ঘোষ', `R${'u'.repeat(290)}ma Ghosh`],
  ['রুমা ঘোষ', 'Rummmma Ghosh'],
  ['স্বপন ঘোষ', 'Swapna Ghosh'],
  ['রুমা দে', 'Ruma Deb'],
  ['রুমা সেন', 'Ruma Sengupta'],
  ['রুমা ঘোষ', 'constructor'],
  ['রুমা ঘোষ', 'RumaØǀƧƷȣØƼƄǀȢ Ghosh'],
  ['রুমা ঘোষ', 'Ruma×÷× Ghosh'],
  ['রুমা ঘোষ', 'Ruma ØǀƧƷȣØƼƄǀȢ Ghosh'],
  ['রুমা ঘোষ', 'Rǖmǡ Ghosh'],
  ['রুমা ঘোষ', 'Ruma Ah Ghosh'],
  ['রুমা ঘোষ', 'Ruma H Ghosh'],
  ['রুমা ঘোষ', 'R-u-m-a G-h-o-s-h'],
  ['রুমা ঘোষ', 'R.u.m.a Ghosh'],
  ['রুমা ঘোষ', 'RuMa GhOsH'],
  ['রুমা ঘোষ', "Ruma' Ghosh"],
  ['রুমা ঘোষ', 'Rruummaa Ghosh'],
  ['Amit Ghosh', 'অমিতঌঽঌঽঌৠৡ ঘোষ'],
  ['Amit Ghosh', 'ঌঽঌঽ অমিত ঘোষ'],
  ['Ruma Ghosh', 'রুমা ঌঽৼৠঀ ঘোষ'],
  ['Ruma Ghosh', 'রুমাঃঃ ঘোষঃ'],
  ['Ruma Ghosh', 'রুমাঃ ঘোঃষঃ'],
  ['Ruma Ghosh', 'রুমা ঘোষ্শ্স্শ্ষ'],
  ['Ruma Ghosh', 'রুমা ঘোষ্শ'],
  ['Ruma Ghosh', 'রুমা ঘোষ্ষ্ষ'],
  ['Ruma Ghosh', 'রুমাঁঁ ঘোষ'],
  ['Ruma Ghosh', 'রু\u200c\u200dমা ঘোষ'],
  ['Ruma Ghosh', 'রুমা আ ঘোষ'],
  ['Ruma Ghosh', 'রু-মা-অ-আ ঘোষ'],
  ['Kamal', 'কমলঅঅআ'],
  ['Kamal', 'কমলঅ'],
  ['Ruma Ghosh', 'রুমাআ ঘোষ'],
  ['Ruma Ghosh', 'রুউমা ঘোষ'],
  ['Ruma Ghosh', ''],
  ['', 'রুমা ঘোষ'],
])('%s is not written %s', (name, typed) => {
  expect(readSpelling(name, typed)).toBeNull();
});

const SURNAMES =
  'Ghosh Dutta Sen Banerjee Mukherjee Ganguly Islam Khan Hossain Pal Nath Kar Nandi ঘোষ দত্ত রায় নাথ নন্দী কর দে'.split(
    ' ',
  );

test('what the rule itself spells may be written by hand', () => {
  const names = givenNames.flatMap(([latin, bengali], at) =>
    SURNAMES.filter((_, index) => index % 5 === at % 5).map(
      (surname) => `${/[a-z]/.test(surname) ? latin : bengali} ${surname}`,
    ),
  );
  const byRule = names.flatMap((name) => fullySpelledIn(name) || []).length;
  expect(byRule).toBeGreaterThan(1_900);
  expect(names.filter((name) => fullySpelledIn(name) && !readSpelling(name, fullySpelledIn(name)))).toEqual([]);
});

test('no surname is in what a stranger reads of a name that is written by hand', () => {
  for (const [latin, bengali] of givenNames) {
    const surname = 'মুখোপাধ্যায়'.normalize('NFC');
    const read = spelled({ name: `${latin} Mukherjee`, nameSpelled: `${bengali} ${surname}` });
    expect(read).toEqual({ given: bengali, full: `${bengali} ${surname}` });
  }
});

test('a name of very many words takes no longer than others', () => {
  const [name, typed] = ['a '.repeat(90), 'আ '.repeat(90)];
  expect(readSpelling(`${name}Ghosh`, `${typed}দত্ত`)).toBeNull();
  expect(readSpelling('A A A A A A A Ghosh', 'আ আ আ আ আ আ আ দত্ত')).toBeNull();
});

test('what is not of the name that is shown is read by nobody', () => {
  expect(spelled({ name: 'Ruma Ghosh', nameSpelled: 'মিতা দত্ত' })).toEqual({ given: 'রুমা', full: 'রুমা ঘোষ' });
  expect(spelled({ name: 'Zebulon Ghosh', nameSpelled: '' })).toEqual({ given: '', full: '' });
});

test('a word that holds given name and surname is told to no stranger', () => {
  const read = spelled({ name: 'Deb Nath', nameSpelled: 'দেবনাথ' });
  expect(read.full).toBe('দেবনাথ');
  expect(read.given).not.toContain('নাথ');
});
