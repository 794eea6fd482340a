import { texts } from '#words/texts.ts';

export const lettersTexts = texts({
  en: {
    heading: 'Letters',
    description: 'What families wrote, the oldest first. Answer by e-mail or telephone, then mark it.',
    none: 'Every letter is answered',
    noneText: 'What visitors write on the contact page, and appeals against a suspension, come here.',
    answer: 'Your answer',
    answerHint: 'It goes to their e-mail address, under the subject and number of the letter',
    send: 'Send it by e-mail',
    byCall: 'Answered by telephone, or otherwise',
    note: 'How it was answered',
    noteHint: 'Kept in the record: by e-mail, by telephone, with whom',
    answered: 'Answered',
  },
  bn: {
    heading: 'চিঠি',
    description: 'পরিবারের মানুষদের লেখা চিঠি, সবচেয়ে পুরোনোটি আগে। ই-মেলে বা ফোনে উত্তর দেওয়া হলে চিহ্ন দিন।',
    none: 'সব চিঠির উত্তর দেওয়া হয়েছে',
    noneText: 'যোগাযোগের পাতায় যা লেখা হয়, আর বন্ধ প্রোফাইল নিয়ে আবার ভেবে দেখার আবেদন, দুই-ই এখানে আসে।',
    answer: 'আপনার উত্তর',
    answerHint: 'চিঠির বিষয় ও নম্বর দিয়ে তাঁদের ই-মেলে যাবে',
    send: 'ই-মেলে পাঠান',
    byCall: 'ফোনে বা অন্যভাবে উত্তর দেওয়া হয়েছে',
    note: 'কীভাবে উত্তর দেওয়া হল',
    noteHint: 'কাজের হিসেবে লেখা থাকবে: ই-মেলে, ফোনে, কার সঙ্গে',
    answered: 'উত্তর দেওয়া হয়েছে',
  },
});
