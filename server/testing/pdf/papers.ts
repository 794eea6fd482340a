import type { Language } from '#contract/choices.ts';
import type { Biodata, PaperFact } from '#words/pdf/biodata.ts';
import { bookletTexts } from '#words/pdf/booklet.texts.ts';
import type { Booklet } from '#words/pdf/booklet.ts';
import { cardSheetTexts } from '#words/pdf/card-sheet.texts.ts';
import type { CardSheet } from '#words/pdf/card-sheet.ts';
import type { Pair } from '#words/pdf/pair.ts';
import { promiseOf } from '#words/pdf/promise.ts';

/** Returns facts by their labels. */
const facts = (pairs: Readonly<Record<string, string>>): PaperFact[] =>
  Object.entries(pairs).map(([label, value]) => ({ label, value }));

/** The planets in each sign of a horoscope. */
const SIGNS = {
  bn: [['শু', 'শ'], [], [], ['রা'], ['ল'], [], ['ম'], [], [], ['চ', 'কে'], ['র'], ['বু', 'বৃ']],
  en: [['Ve', 'Sa'], [], [], ['Ra'], ['Lo'], [], ['Ma'], [], [], ['Mo', 'Ke'], ['Su'], ['Me', 'Ju']],
};

/** A biodata with every field, and with the conjuncts that occur in family names. */
export const biodatas: Readonly<Record<Language, Biodata>> = {
  bn: {
    language: 'bn',
    blessing: 'শ্রীশ্রী প্রজাপতয়ে নমঃ',
    title: 'পাত্রীর পরিচয়',
    name: 'শ্রীময়ী ভট্টাচার্য',
    lines: ['২৭ বছর · ৫ ফুট ৩ ইঞ্চি (১৬০ সেমি)', 'শান্তিপুর, নদিয়া', 'এম.এ. · স্কুলশিক্ষিকা', 'হিন্দু · ব্রাহ্মণ · শাণ্ডিল্য গোত্র'],
    words:
      'নদিয়ার মেয়ে, একটি স্কুলে বাংলা পড়াই। রবীন্দ্রসংগীত শিখেছি, ছুটির দিনে মায়ের সঙ্গে রান্না করি। এমন একজনকে চাই, যিনি নিজের কাজ আর আমার কাজ সমান চোখে দেখবেন। #ক্ষ *জ্ঞ* $স্ত্র্য$',
    about: {
      heading: 'নিজের কথা',
      facts: facts({
        জন্ম: '১৪ মার্চ, ১৯৯৯, বিকেল ৪:২০, শান্তিপুর',
        'বৈবাহিক অবস্থা': 'অবিবাহিত',
        মাতৃভাষা: 'বাংলা',
        'কাজের জায়গা': 'কৃষ্ণনগর',
        খাওয়াদাওয়া: 'আমিষ',
      }),
    },
    family: {
      heading: 'পরিবার',
      facts: facts({
        বাবা: 'দীপক ভট্টাচার্য, অবসরপ্রাপ্ত করণিক',
        মা: 'কৃষ্ণা ভট্টাচার্য, গৃহকর্ত্রী',
        দাদামশাই: 'নিতাই চক্রবর্তী, ভরদ্বাজ গোত্র',
        ভাইবোন: '১ ভাই; কলেজে পড়ে',
        'আদি নিবাস': 'পূর্ববঙ্গ, ফরিদপুর',
      }),
    },
    vine: {
      heading: 'বংশলতিকা',
      people: facts({
        'ঠাকুরদার বাবা': 'শশিভূষণ ভট্টাচার্য',
        ঠাকুরদা: 'হরিপদ ভট্টাচার্য',
        বাবা: 'দীপক ভট্টাচার্য',
        '': 'শ্রীময়ী',
      }),
    },
    horoscope: {
      heading: 'কোষ্ঠী',
      facts: facts({ রাশি: 'মকর', নক্ষত্র: 'শ্রবণা, ২ নম্বর পাদ', লগ্ন: 'সিংহ', গণ: 'দেব', মাঙ্গলিক: 'না' }),
      signs: SIGNS.bn,
    },
    contact: { heading: 'যোগাযোগ', line: 'দীপক ভট্টাচার্য (বাবা), ৯৮৩০০ ০০০০০' },
    memberId: 'SV300417',
    trust: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা',
    date: '২২ নভেম্বর, ২০২৬',
  },
  en: {
    language: 'en',
    blessing: '',
    title: 'Biodata of the bride',
    name: 'Shrimoyee Bhattacharya',
    lines: [
      '27 years · 5 ft 3 in (160 cm)',
      'Shantipur, Nadia',
      'M.A. · School teacher',
      'Hindu · Brahmin · gotra Shandilya',
    ],
    words: 'নদিয়ার মেয়ে, একটি স্কুলে বাংলা পড়াই। I sing Rabindrasangeet, and cook with my mother on holidays.',
    about: {
      heading: 'Personal',
      facts: facts({
        Born: '14 March 1999, 4:20 pm, Shantipur',
        'Marital status': 'Never married',
        'Mother tongue': 'Bengali',
        'Place of work': 'Krishnanagar',
        Diet: 'Non-vegetarian',
      }),
    },
    family: {
      heading: 'The family',
      facts: facts({
        Father: 'Dipak Bhattacharya, retired clerk',
        Mother: 'Krishna Bhattacharya, homemaker',
        'Maternal grandfather': 'Nitai Chakraborty, gotra Bharadwaj',
        'Brothers and sisters': '1 brother; in college',
        Roots: 'East Bengal, Faridpur',
      }),
    },
    vine: {
      heading: 'The family line',
      people: facts({
        'Paternal great-grandfather': 'Shashibhushan Bhattacharya',
        'Paternal grandfather': 'Haripada Bhattacharya',
        Father: 'Dipak Bhattacharya',
        '': 'Shrimoyee',
      }),
    },
    horoscope: {
      heading: 'Horoscope',
      facts: facts({ Rashi: 'Makar', Nakshatra: 'Shravana, pada 2', Logno: 'Singha', Gon: 'Deb', Mangalik: 'No' }),
      signs: SIGNS.en,
    },
    contact: { heading: 'Contact', line: 'Dipak Bhattacharya (Father), 98300 00000' },
    memberId: 'SV300417',
    trust: 'Shubho Bibaho, a charitable trust, Kolkata',
    date: '22 November 2026',
  },
};

/** A biodata with the fewest fields. */
export const barest: Biodata = {
  ...biodatas.en,
  lines: ['27 years'],
  words: '',
  contact: null,
  about: { heading: '', facts: [] },
  family: { heading: '', facts: [] },
  vine: { heading: '', people: [] },
  horoscope: { heading: '', facts: [], signs: null },
};

/** Repeats words up to this number of characters. */
const long = (words: string, length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** Free texts at the maximum length of the forms. */
export const fullest: Biodata = {
  ...biodatas.bn,
  words: long('নদিয়ার মেয়ে, স্কুলে বাংলা পড়াই। ', 2000),
  family: {
    heading: 'পরিবার',
    facts: biodatas.bn.family.facts.map(({ label, value }) => ({
      label,
      value: label === 'ভাইবোন' ? long(`${value} `, 520) : value,
    })),
  },
};

/** Every answer at its maximum length: more than one page can hold in a readable size. */
export const beyondMeasure: Biodata = {
  ...fullest,
  name: long('শ্রীময়ী ভট্টাচার্য ', 200),
  family: {
    heading: 'পরিবার',
    facts: fullest.family.facts.map(({ label, value }) => ({ label, value: long(`${value} `, 520) })),
  },
};

const KOOTAS = {
  bn: ['বর্ণ', 'বশ্য', 'তারা', 'যোনি', 'গ্রহমৈত্রী', 'গণ', 'রাশিকূট (ভকূট)', 'নাড়ি'],
  en: ['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha maitri', 'Gon (gana)', 'Bhakoot', 'Nadi'],
};

/** A complete sheet of two members who have accepted each other. */
export const pairs: Readonly<Record<Language, Pair>> = {
  bn: {
    language: 'bn',
    title: 'মিল-অমিলের পাতা',
    date: '২২ নভেম্বর, ২০২৬',
    sides: [
      {
        role: 'পাত্রী · SV300417',
        name: 'শ্রীময়ী ভট্টাচার্য',
        birth: facts({ জন্মতারিখ: '১৪ মার্চ, ১৯৯৯, বিকেল ৪:২০', জন্মস্থান: 'শান্তিপুর' }),
        signs: SIGNS.bn,
        facts: [...biodatas.bn.horoscope.facts, { label: 'গোত্র', value: 'শাণ্ডিল্য' }],
      },
      {
        role: 'পাত্র · SV100002',
        name: 'অনুপম চক্রবর্তী',
        birth: facts({ জন্মতারিখ: '১৪ জানুয়ারি, ১৯৯৫, সকাল ৬:৪০', জন্মস্থান: 'কৃষ্ণনগর' }),
        signs: SIGNS.bn,
        facts: facts({ রাশি: 'বৃষ', নক্ষত্র: 'মৃগশিরা', গোত্র: 'কাশ্যপ', মাঙ্গলিক: 'হ্যাঁ' }),
      },
    ],
    kootas: {
      heading: 'আটটি কূট',
      koota: 'কূট',
      points: 'গুণ',
      isPart: false,
      rows: KOOTAS.bn.map((label) => ({ label, value: '১ / ২' })),
      total: { label: 'মোট', value: '২৫ / ৩৬' },
    },
    notKnown: { heading: 'আটটি কূট', words: 'জানা নেই' },
    found: {
      heading: 'যা পাওয়া গেল',
      says: [
        'যোটক: উত্তম, চারটির মধ্যে দ্বিতীয়। যোটক আর রাশিকূট (ভকূট) আলাদা সারণি থেকে আসে, তাই দুটি উলটো কথাও বলতে পারে: বাড়িতে কোনটি মানা হয়, জেনে নিন।',
        'গণ: গণের মিল আছে।',
        'মাঙ্গলিক: একজন মাঙ্গলিক, অন্যজন নন।',
        'গোত্র: দুই পরিবারের গোত্র আলাদা।',
      ],
    },
    notes: 'জ্যোতিষীর লেখার জায়গা',
    foot: 'অ্যাস্ট্রোসেজের সারণি মেনে গোনা; অন্য মতে কয়েকটি কূটের গুণ আলাদা হয়। শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা।',
  },
  en: {
    language: 'en',
    title: 'Compatibility sheet',
    date: '22 November 2026',
    sides: [
      {
        role: 'Bride · SV300417',
        name: 'Shrimoyee',
        birth: [],
        signs: SIGNS.en,
        facts: biodatas.en.horoscope.facts,
      },
      { role: 'Groom · SV100002', name: 'Anupam', birth: [], signs: null, facts: facts({ Rashi: 'Brish' }) },
    ],
    kootas: {
      heading: 'The eight kootas',
      koota: 'Koota',
      points: 'Points',
      isPart: true,
      rows: KOOTAS.en.map((label) => ({ label, value: 'not known' })),
      total: { label: 'Total of what is known (up to 28)', value: '17 / 28' },
    },
    notKnown: { heading: 'The eight kootas', words: 'not known' },
    found: {
      heading: 'What was found',
      says: ['Gon: The gons agree.', 'Gotra: The gotras are different.', 'Matches your hopes: age and education.'],
    },
    notes: 'The astrologer’s notes',
    foot: 'Counted by the tables that AstroSage uses; other schools count some kootas differently. Shubho Bibaho, a charitable trust, Kolkata.',
  },
};

/** The promise of no dowry, with texts as long as those of a new site. */
export const promises = {
  en: promiseOf(
    {
      bride: 'Shrimoyee Bhattacharya',
      groom: 'Amit Dutta',
      isDraft: false,
      before: ['Our two families promise each other before the wedding:'],
      list: [
        'Neither of us has asked for dowry, and neither of us will: not before the wedding, not on the day, and not afterwards.',
        'Neither of us gives or takes money, gold, furniture, a vehicle or a house as a price of this marriage, under whatever name.',
        'What the bride is given is hers.',
      ],
      after: ['To give, take or ask for dowry is an offence (sections 3 and 4).'],
    },
    'en',
  ),
  bn: promiseOf(
    {
      bride: 'শ্রীময়ী ভট্টাচার্য',
      groom: 'অমিত দত্ত',
      isDraft: true,
      before: ['খসড়া', 'বিয়ের আগে আমাদের দুই পরিবার পরস্পরকে কথা দিচ্ছে:'],
      list: [
        'আমরা কেউ পণ চাইনি, চাইবও না: বিয়ের আগে নয়, বিয়ের দিন নয়, পরেও নয়।',
        'টাকা, গয়না, আসবাব, গাড়ি, বাড়ি বা আর কিছু এই বিয়ের দাম হিসেবে আমরা দেব না, নেবও না, যে নামেই হোক।',
        'পাত্রীকে যা দেওয়া হবে, তা তাঁরই।',
      ],
      after: ['পণ দেওয়া, নেওয়া বা চাওয়া অপরাধ (৩ ও ৪ ধারা)।'],
    },
    'bn',
  ),
};

/** A QR code of the right size that leads to no page: rows of dark (`1`) and light (`0`) squares. */
const CODE = Array.from({ length: 33 }, (_, y) =>
  Array.from({ length: 33 }, (_, x) => ((x * 7 + y * 11 + x * y) % 3 === 0 ? '1' : '0')).join(''),
);

/** The fixed texts of a sheet of cards. */
const sheetWords = (language: Language) => {
  const texts = cardSheetTexts[language];
  return {
    language,
    title: texts.title,
    whose: texts.whose('SV300417'),
    lead: texts.lead,
    foot: texts.foot,
    slip: { heading: texts.slip, lead: texts.slipLead, ticks: [texts.more, texts.no, texts.later] },
  };
};

/** Cards for a family that reads on paper: two in Bengali, one in English. */
export const cardSheets: Readonly<Record<Language, CardSheet>> = {
  bn: {
    ...sheetWords('bn'),
    date: '২৭ নভেম্বর, ২০২৬',
    cards: [
      {
        no: '১.',
        memberId: 'SV100002',
        name: 'অনুপম',
        code: CODE,
        lines: ['৩১ বছর · ৫ ফুট ৭ ইঞ্চি · অবিবাহিত', 'বি.টেক. · সফটওয়্যার ইঞ্জিনিয়ার', 'হিন্দু · ব্রাহ্মণ · কাশ্যপ গোত্র', 'নদিয়া'],
        facts: facts({ মাতৃভাষা: 'বাংলা', 'আদি দেশ': 'পূর্ববঙ্গ', খাওয়াদাওয়া: 'আমিষ', রাশি: 'বৃষ', মাঙ্গলিক: 'না' }),
        fits: {
          heading: cardSheetTexts.bn.reasons,
          says: ['দুই পক্ষ যা চান, তা মেলে: বয়স, পড়াশোনা আর জেলা।', 'দুই পরিবারের গোত্র আলাদা।', 'দুজনের গণে মিল আছে।'],
        },
        asks: { heading: cardSheetTexts.bn.asks, says: ['প্রোফাইলে এখনও নেই, কথা হলে জেনে নিন: উচ্চতা আর খাওয়াদাওয়া।'] },
      },
      {
        no: '২.',
        memberId: 'SV100733',
        name: 'সৌমিত্র (Soumitra)',
        code: CODE,
        lines: ['২৯ বছর · ৫ ফুট ৯ ইঞ্চি · অবিবাহিত', 'এম.এ. · শিক্ষক', 'হিন্দু · কায়স্থ', 'বাঁকুড়া'],
        facts: facts({ মাতৃভাষা: 'বাংলা', 'আদি দেশ': 'পশ্চিমবঙ্গ' }),
        fits: { heading: cardSheetTexts.bn.reasons, says: ['আপনারা যা চান, তার সঙ্গে মেলে: বয়স আর পেশা।'] },
        asks: { heading: cardSheetTexts.bn.asks, says: [] },
      },
    ],
  },
  en: {
    ...sheetWords('en'),
    date: '27 November 2026',
    cards: [
      {
        no: '1.',
        memberId: 'SV100002',
        name: 'Anupam',
        code: CODE,
        lines: [
          '31 years · 5 ft 7 in · Never married',
          'B.Tech. · Software engineer',
          'Hindu · Brahmin · gotra Kashyap',
          'Nadia',
        ],
        facts: facts({ 'Mother tongue': 'Bengali', 'Family from': 'East Bengal', Rashi: 'Brish', Mangalik: 'No' }),
        fits: { heading: cardSheetTexts.en.reasons, says: ['Matches the hopes of both families: age and education.'] },
        asks: { heading: cardSheetTexts.en.asks, says: ['Not in the profile yet, so worth asking: diet.'] },
      },
    ],
  },
};

interface BookletSize {
  districts: number;
  /** Entries in each district. */
  entries: number;
}

/**
 * Makes a booklet of this many districts. Each entry has unique words at its beginning and end. The second entry has a
 * name of 200 characters without spaces.
 */
export function bookletFor(language: Language, { districts, entries }: BookletSize): Booklet {
  const texts = bookletTexts[language];
  const names =
    language === 'bn' ? ['শ্রীময়ী ভট্টাচার্য', 'রুমা', 'অনন্যা (Ananya)'] : ['Shrimoyee Bhattacharya', 'Ruma', 'Ananya'];
  const lines =
    language === 'bn'
      ? ['২৭ বছর · ৫ ফুট ৩ ইঞ্চি · অবিবাহিত', 'এম.এ. · স্কুলশিক্ষিকা', 'হিন্দু · ব্রাহ্মণ · শাণ্ডিল্য গোত্র']
      : ['27 years · 5 ft 3 in · Never married', 'M.A. · School teacher', 'Hindu · Brahmin · gotra Shandilya'];
  const districtParts = Array.from({ length: districts }, (_, district) => ({
    name: `${language === 'bn' ? 'নদিয়া' : 'Nadia'} ${district + 1}`,
    entries: Array.from({ length: entries }, (_, index) => {
      const no = district * entries + index + 1;
      const name =
        no === 2 ? long(`${names[0]} Chattopadhyaya`.replaceAll(' ', ''), 200) : (names[no % names.length] ?? '');
      return {
        no: String(no),
        memberId: `SV${300_000_000 + no}`,
        name,
        lines: [`Begin${no}x`, ...lines.slice(0, 1 + (no % 3)), `End${no}x`],
      };
    }),
  }));
  const allEntries = districtParts.flatMap((district) => district.entries);
  return {
    language,
    title: texts.brides,
    copy: texts.copy(language === 'bn' ? '৭' : '7'),
    lead: [texts.agreed, texts.how, texts.care],
    foot: texts.foot,
    date: language === 'bn' ? '২৭ নভেম্বর, ২০২৬' : '27 November 2026',
    digits: [...(language === 'bn' ? '০১২৩৪৫৬৭৮৯' : '0123456789')],
    contents: {
      heading: texts.districts,
      rows: districtParts.map((district) => ({
        label: district.name,
        value: `${district.entries[0]?.no}–${district.entries.at(-1)?.no}`,
      })),
    },
    districts: districtParts,
    index: { heading: texts.index, rows: allEntries.map(({ memberId, no }) => ({ label: memberId, value: no })) },
  };
}
