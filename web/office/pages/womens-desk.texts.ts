import { texts } from '#words/texts.ts';

export const womensDeskTexts = texts({
  en: {
    heading: 'Women’s desk',
    description: 'Brides and grooms who are not free to decide. Nobody else in the office reads this.',
    first:
      'Call only the safe number, and only at the hour given. If somebody else answers, say that you have the wrong number. If there is danger:',
    none: 'Nobody is waiting',
    since: (day: string) => `since ${day}`,
    call: 'Call',
    end: 'The matter is closed',
    endText: 'The profile will then be shown again, and nobody will be told.',
    words: 'What she or he said',
    spoke: 'I have spoken with her or him on the safe number',
    letters: 'Answers to letters after the wedding',
    lettersLead:
      'Contact them only in the way and at the time that they have asked for. If they have not said, do not call: wait until they contact us.',
    read: 'Read and dealt with',
    forced: 'Invitations refused because somebody is being forced',
    gone: 'a deleted profile',
    refused: (day: string) => `refused on ${day}`,
    again: 'Invited again by:',
  },
  bn: {
    heading: 'মেয়েদের কথা',
    description: 'যে পাত্রী বা পাত্র নিজের ইচ্ছেয় মত দিতে পারছেন না, তাঁদের কথা। অফিসের আর কেউ এটি দেখেন না।',
    first: 'শুধু নিরাপদ নম্বরটিতে, আর শুধু বলে দেওয়া সময়ে ফোন করবেন। অন্য কেউ ফোন ধরলে বলবেন, ভুল নম্বর। বিপদ হলে:',
    none: 'কেউ অপেক্ষায় নেই',
    since: (day: string) => `${day} থেকে`,
    call: 'ফোন করুন',
    end: 'মিটে গেছে',
    endText: 'তখন প্রোফাইলটি আবার দেখানো হবে, কাউকে জানানো হবে না।',
    words: 'তিনি কী বললেন',
    spoke: 'নিরাপদ নম্বরটিতে তাঁর সঙ্গে আমার কথা হয়েছে',
    letters: 'বিয়ের পরের চিঠির উত্তর',
    lettersLead: 'যেভাবে আর যখন লিখেছেন, শুধু সেভাবে আর তখনই যোগাযোগ করবেন। কিছু না লিখলে ফোন করবেন না: অপেক্ষা করবেন।',
    read: 'পড়া হয়েছে, যা করার করা হয়েছে',
    forced: 'জোর করা হচ্ছে বলে ফিরিয়ে দেওয়া আমন্ত্রণ',
    gone: 'প্রোফাইলটি আর নেই',
    refused: (day: string) => `${day} তারিখে ফিরিয়ে দিয়েছেন`,
    again: 'আবার আমন্ত্রণ এসেছে:',
  },
});
