import { texts } from '#words/texts.ts';

export const panditTexts = texts({
  en: {
    lead: 'For the pandit your families consult: one page with both birth charts, the date, time and place of birth of both, and the thirty-six points. Print it or send it to him.',
    download: 'PDF',
    inBengali: 'in Bengali',
    inEnglish: 'in English',
    toSheet: 'See it on the screen',
    birthGiven:
      'It shows the birth details of both, because both families have agreed to talk. Please give it to nobody but the pandit.',
    noted: 'What the pandit said',
    notedHint: 'For your own family alone: the other family and our office do not read it. Up to 1,000 characters.',
    keep: 'Save the note',
  },
  bn: {
    lead: 'আপনারা যে পণ্ডিতমশাইয়ের কাছে যান, তাঁর জন্য এক পাতায় দুজনের ছক, জন্মের তারিখ, সময় ও স্থান, আর ছত্রিশ গুণের হিসেব। ছাপিয়ে নিন বা তাঁকে পাঠিয়ে দিন।',
    download: 'পিডিএফ',
    inBengali: 'বাংলায়',
    inEnglish: 'ইংরেজিতে',
    toSheet: 'পর্দায় দেখুন',
    birthGiven: 'দুই পক্ষ কথা বলতে রাজি বলেই এতে দুজনের জন্মের কথা আছে। পণ্ডিতমশাই ছাড়া আর কাউকে দেবেন না।',
    noted: 'তিনি কী বললেন',
    notedHint: 'শুধু আপনাদের বাড়ির জন্য: অন্য পরিবার পড়েন না, আমাদের অফিসও পড়ে না। ১,০০০ অক্ষর পর্যন্ত।',
    keep: 'লেখাটি সেভ করুন',
  },
});
