import { foldedSet } from '#matching/family/fold.ts';

/** Letters that are pronounced the same: গূ is গু. */
const SAME = [
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/[শষ]/g, 'স'],
  // ঢ় and ড় are one character each in folded words.
  [/\u09dd/g, '\u09dc'],
  [/ণ/g, 'ন'],
] as const;
const asHeard = (word: string): string => SAME.reduce((left, [letter, other]) => left.replace(letter, other), word);

/** Words that are never spelled as a name, although a name may sound similar: Guha is গুহ, and Bora is বরা. */
const unfit = new Set(
  [
    ...foldedSet(
      'গু বাল বাড়া বাঁড়া ধোন গুদ পোঁদ চোদা চোদ চুদি চুদা বোকাচোদা খানকি খানকী মাগি মাগী বেশ্যা হারামি হারামী কুত্তা কুত্তি শালা শালি শালী চোর গাধা ছাগল শুয়োর রেন্ডি রান্ডি ল্যাওড়া লেওড়া নুনু মুত হাগা হিজড়া সেক্স সেক্সি ' +
        'fuck fuk fak sex sexy slut bitch whore dick khanki magi maagi randi harami kutta kutti gandu chutia choda gudh nunu chor saala saali gadha',
    ),
  ].map(asHeard),
);

/** Whether a folded word is a term of abuse. */
export const isUnfit = (word: string): boolean => unfit.has(asHeard(word));
