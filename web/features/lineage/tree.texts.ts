import type { Language } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import { texts } from '#words/texts.ts';
import type { Leaf, Question } from './questions.ts';

/** Of whom a question is, and how it is put to this reader. */
export interface Subject {
  side: LineageSide;
  leaf: Leaf;
  /** The bride or groom reads: their grandfather is *yours*. */
  isOwn: boolean;
  isMuslim: boolean;
  /** He is not known to be living. */
  isPast: boolean;
}

const english = {
  paternal: { parent: 'father', grandfather: 'grandfather', greatGrandfather: 'great-grandfather' },
  maternal: {
    parent: 'mother',
    grandfather: 'maternal grandfather',
    greatGrandfather: 'maternal great-grandfather',
  },
} as const;

const whoEn = ({ side, leaf, isOwn }: Subject) => `${isOwn ? 'your' : 'the bride’s or groom’s'} ${english[side][leaf]}`;

function askEn(question: Question, subject: Subject): string {
  const who = whoEn(subject);
  const { isPast } = subject;
  const isMother = subject.side === 'maternal' && subject.leaf === 'parent';
  const is = isPast ? 'was' : 'is';
  const inLine = (what: string) =>
    isMother ? `What was ${who}’s ${what} before her marriage?` : `What ${is} ${who}’s ${what}?`;
  const asked: Readonly<Record<Question, string>> = {
    name: `What ${is} ${who}’s name?`,
    occupation: isPast ? `What did ${who} do for a living?` : `What does ${who} do for a living?`,
    clan: inLine('gotra'),
    caste: inLine('caste'),
    life: `Is ${who} still living?`,
    disease: isPast ? `Did ${who} have a long illness?` : `Does ${who} have a long illness?`,
    tribe: inLine('tribe'),
    now: `Is ${who} working?`,
  };
  return asked[question];
}

/** The relative, and *of* the relative. */
const bengali = {
  paternal: {
    parent: ['বাবা', 'বাবার'],
    grandfather: ['ঠাকুরদা', 'ঠাকুরদার'],
    greatGrandfather: ['ঠাকুরদার বাবা', 'ঠাকুরদার বাবার'],
  },
  maternal: {
    parent: ['মা', 'মায়ের'],
    grandfather: ['দাদামশাই', 'দাদামশাইয়ের'],
    greatGrandfather: ['দাদামশাইয়ের বাবা', 'দাদামশাইয়ের বাবার'],
  },
} as const;

const muslim = {
  paternal: { ...bengali.paternal, grandfather: ['দাদা', 'দাদার'], greatGrandfather: ['দাদার বাবা', 'দাদার বাবার'] },
  maternal: { ...bengali.maternal, grandfather: ['নানা', 'নানার'], greatGrandfather: ['নানার বাবা', 'নানার বাবার'] },
} as const;

const kinBn = ({ side, leaf, isMuslim }: Subject) => (isMuslim ? muslim : bengali)[side][leaf];

function askBn(question: Question, subject: Subject): string {
  const [plain, of] = kinBn(subject);
  const owner = subject.isOwn ? '' : 'পাত্র বা পাত্রীর ';
  const who = owner + plain;
  const whose = owner + of;
  const { isPast } = subject;
  const was = isPast ? ' ছিল' : '';
  const isMother = subject.side === 'maternal' && subject.leaf === 'parent';
  const inLine = (what: string) => (isMother ? `বিয়ের আগে ${whose} ${what} কী ছিল?` : `${whose} ${what} কী${was}?`);
  const asked: Readonly<Record<Question, string>> = {
    name: `${whose} নাম কী${was}?`,
    occupation: `${who} কী কাজ ${isPast ? 'করতেন' : 'করেন'}?`,
    clan: inLine('গোত্র'),
    caste: inLine('জাতি'),
    life: `${who} কি এখনও আমাদের মধ্যে আছেন?`,
    disease: `${whose} দীর্ঘদিনের কোনও অসুখ ${isPast ? 'ছিল' : 'আছে'}?`,
    tribe: inLine('জনজাতি'),
    now: `${who} কি এখনও কাজ করেন?`,
  };
  return asked[question];
}

/** What an answer is called in the list of a relative. */
const shortNames: Readonly<Record<Language, Readonly<Record<Question, string>>>> = {
  en: {
    name: 'Name',
    occupation: 'Work',
    clan: 'Gotra',
    caste: 'Caste',
    life: 'Living',
    disease: 'Illness',
    tribe: 'Tribe',
    now: 'Working',
  },
  bn: {
    name: 'নাম',
    occupation: 'কাজ',
    clan: 'গোত্র',
    caste: 'জাতি',
    life: 'বেঁচে আছেন',
    disease: 'অসুখ',
    tribe: 'জনজাতি',
    now: 'এখন',
  },
};

export const treeTexts = texts({
  en: {
    lead: 'Touch a leaf. Whatever you remember is enough.',
    tree: 'Family tree',
    paternal: 'Father’s side',
    maternal: 'Mother’s side',
    relation: ({ leaf, side }: Subject) =>
      leaf === 'parent' ? (side === 'paternal' ? 'Father' : 'Mother') : english.paternal[leaf].replace('g', 'G'),
    add: 'write the name',
    notKnown: 'nobody remembers',
    ask: askEn,
    short: (question: Question) => shortNames.en[question],
    listen: 'Listen',
    seen: 'Another family sees it once both have accepted.',
    unseen: 'No other member sees it.',
    example: 'For example: Haripada Maiti',
    exampleMuslim: 'For example: Abdul Karim',
    save: 'Save',
    forgotten: 'Nobody remembers',
    saidForgotten: 'You have answered: nobody remembers.',
    sameAs: (isFather: boolean, value: string) => `Same as ${isFather ? 'father’s' : 'mother’s'}: ${value}`,
    offered: 'Taken over from Personal Information. If it differs, change it here.',
    empty: 'Please write it, or choose ‘Nobody remembers’.',
    noUnknown: 'Please choose an answer.',
    saved: 'Saved.',
    undone: 'Taken back.',
    undo: 'Undo',
    back: 'Previous question',
    all: 'All about this relative',
    toLeaf: 'Close',
    notAsked: 'not written yet',
    elsewhere: 'What he or she does: on Personal Information',
    done: 'That is all we ask here. Thank you.',
    whole: 'All that your family remembers is written. Thank you.',
    next: 'Next',
    toCard: 'See your biodata',
    meanwhile: (value: string) => `Meanwhile somebody else wrote: ${value}. Save again to put yours in its place.`,
    emptied: 'an empty answer',
    form: 'All fields as a form',
    toTree: 'Back to the family tree',
  },
  bn: {
    lead: 'পাতায় চাপ দিন। যেটুকু মনে আছে, সেটুকুই।',
    tree: 'বংশলতিকা',
    paternal: 'বাবার দিক',
    maternal: 'মায়ের দিক',
    relation: (subject: Subject): string => kinBn(subject)[0],
    add: 'নাম লিখুন',
    notKnown: 'মনে নেই',
    ask: askBn,
    short: (question: Question) => shortNames.bn[question],
    listen: 'শুনুন',
    seen: 'অন্য পরিবার দেখবেন, দুই পক্ষ কথা বলতে রাজি হলে।',
    unseen: 'অন্য কোনও সদস্য দেখবেন না।',
    example: 'যেমন: হরিপদ মাইতি',
    exampleMuslim: 'যেমন: আব্দুল করিম',
    save: 'লিখে রাখুন',
    forgotten: 'মনে নেই',
    saidForgotten: 'আগে জানিয়েছেন: মনে নেই।',
    sameAs: (isFather: boolean, value: string) => `${isFather ? 'বাবার' : 'মায়ের'} মতোই: ${value}`,
    offered: '‘ব্যক্তিগত তথ্য’ পাতায় যা লিখেছেন, তা-ই নেওয়া হয়েছে। আলাদা হলে বদলে দিন।',
    empty: 'লিখুন, না জানা থাকলে ‘মনে নেই’ বেছে নিন।',
    noUnknown: 'একটি উত্তর বেছে নিন।',
    saved: 'লেখা হয়েছে।',
    undone: 'আগের মতো করা হয়েছে।',
    undo: 'আগের মতো করুন',
    back: 'আগের প্রশ্ন',
    all: 'এঁর সব কথা',
    toLeaf: 'বন্ধ করুন',
    notAsked: 'এখনও লেখা হয়নি',
    elsewhere: 'কী কাজ করেন: ‘ব্যক্তিগত তথ্য’ পাতায়',
    done: 'এঁর কথা লেখা হয়ে গেছে। ধন্যবাদ।',
    whole: 'যতটুকু মনে আছে, সবই লেখা হয়ে গেছে। ধন্যবাদ।',
    next: 'এরপর',
    toCard: 'নিজের বায়োডাটা দেখুন',
    meanwhile: (value: string) => `এর মধ্যে আর একজন লিখেছেন: ${value}। আপনারটি রাখতে চাইলে আর একবার ‘লিখে রাখুন’ টিপুন।`,
    emptied: 'ফাঁকা',
    form: 'সব ঘর একসঙ্গে',
    toTree: 'বংশলতিকায় ফিরে যান',
  },
});
