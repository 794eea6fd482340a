import { texts } from '#words/texts.ts';

export const storiesTexts = texts({
  en: {
    heading: 'Stories of couples',
    description: 'What couples have written about how they met. Both have agreed to every word and to the photo.',
    none: 'No story is waiting',
    waits: 'Waiting to be read',
    shown: 'Shown to everybody',
    agreed: (day: string) => `both agreed on ${day}`,
    look: 'Look for surnames, places, other people, health, caste and money, in the words and in the photo.',
    approve: 'Show it to everybody',
    sendBack: 'Send it back',
    takeAway: 'Remove it',
    reason: 'The reason, for the couple to read',
    photo: 'Photo of the couple',
  },
  bn: {
    heading: 'দম্পতিদের গল্প',
    description: 'কীভাবে দেখা হল, তা নিয়ে দম্পতিদের লেখা। প্রতিটি কথায় আর ছবিতে দুজনেই রাজি।',
    none: 'কোনও গল্প অপেক্ষায় নেই',
    waits: 'পড়ার অপেক্ষায়',
    shown: 'সবাইকে দেখানো হচ্ছে',
    agreed: (day: string) => `দুজনে রাজি হয়েছেন ${day}`,
    look: 'পদবি, জায়গার নাম, অন্য মানুষ, স্বাস্থ্য, জাতি, টাকা: লেখায় বা ছবিতে আছে কি না দেখুন।',
    approve: 'সবাইকে দেখান',
    sendBack: 'ফেরত পাঠান',
    takeAway: 'সরিয়ে নিন',
    reason: 'কারণ (দম্পতি এটি পড়বেন)',
    photo: 'দম্পতির ছবি',
  },
});
