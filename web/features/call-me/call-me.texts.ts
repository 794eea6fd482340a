import type { CallHours } from '#contract/call-me.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

/** The hours at which the office may call. */
export const callHours = {
  any: { en: 'Any time', bn: 'যে কোনও সময়' },
  morning: { en: 'In the morning', bn: 'সকালে' },
  afternoon: { en: 'In the afternoon', bn: 'দুপুরে' },
  evening: { en: 'In the evening', bn: 'সন্ধেয়' },
} as const satisfies Record<CallHours, Label>;

/** Texts for the form that asks the office to call. */
export const callMeTexts = texts({
  en: {
    title: 'Shall we call you?',
    lead: 'Leave your number, and somebody from the trust will call you, in Bengali or in English. No account is made, and we forget the number after 30 days.',
    phone: 'Phone number',
    phoneHint: 'Ten digits; outside India start with +.',
    name: 'Your name, if you like',
    hours: 'When can you talk?',
    ask: 'Please call me',
  },
  bn: {
    title: 'আমরা ফোন করব?',
    lead: 'নম্বরটি রেখে যান, ট্রাস্টের কেউ আপনাকে ফোন করবেন, বাংলায় বা ইংরেজিতে। এতে কোনও অ্যাকাউন্ট তৈরি হয় না; ৩০ দিন পরে নম্বরটি আমরা মুছে দিই।',
    phone: 'ফোন নম্বর',
    phoneHint: 'দশ সংখ্যার; বিদেশের হলে +\u00a0দিয়ে শুরু।',
    name: 'আপনার নাম (জানাতে চাইলে)',
    hours: 'কখন কথা বলতে পারবেন?',
    ask: 'আমাকে ফোন করুন',
  },
});
