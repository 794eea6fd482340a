import type { Language } from '#contract/choices.ts';

/**
 * The letter to people affected by a breach, with what the law requires: what happened, what may follow, what is done,
 * what they can do, whom to ask. It is a draft for the trust's lawyer. Text in square brackets must be filled in; a
 * letter with brackets is not sent.
 */
export const BREACH_DRAFT: Record<Language, { subject: string; letter: string }> = {
  en: {
    subject: 'Your data at Shubho Bibaho: please read this',
    letter: `We have to tell you that some of your data reached someone who should not have seen it.

What happened: [what happened, and when].
Which data: [which data of yours].
What may follow: [what somebody could do with it].
What we have done: [what was stopped and changed].
What you can do: [what helps]. Please do not tell anybody a code or a password, even if they say they are calling from Shubho Bibaho.

We have told [CERT-In and the Data Protection Board of India]. Please ask us anything you want to know: [name], [phone], [e-mail].
We are sorry.`,
  },
  bn: {
    subject: 'শুভ বিবাহে আপনাদের তথ্য: চিঠিটি পড়ুন',
    letter: `আপনাদের প্রোফাইলের কিছু তথ্য এমন কারও হাতে গেছে, যাঁর কাছে তা যাওয়ার কথা নয়। এ কথা আপনাদের জানানো আমাদের কর্তব্য।

কী হয়েছে: [কী হয়েছে, কবে]।
কোন তথ্য: [আপনাদের কোন কোন তথ্য]।
কী হতে পারে: [ওই তথ্য দিয়ে কে কী করতে পারেন]।
আমরা কী করেছি: [কী বন্ধ করা হয়েছে, কী বদলানো হয়েছে]।
আপনারা কী করতে পারেন: [কী করলে কাজ হবে]। কোনও কোড বা পাসওয়ার্ড কাউকে বলবেন না, শুভ বিবাহ থেকে ফোন করছেন বললেও নয়।

আমরা [সার্ট-ইন আর ভারতের ডেটা প্রোটেকশন বোর্ডকে] জানিয়েছি। যা জানতে চান, জিজ্ঞেস করুন: [নাম], [ফোন], [ই-মেল]।
আমরা দুঃখিত।`,
  },
};

/** Whether a text still contains a bracket to fill in. */
export const isUnfinished = (text: string): boolean => /[[\]]/.test(text);
