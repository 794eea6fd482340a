import { texts } from '#web/i18n/texts.ts';

export const matchingTexts = texts({
  en: {
    heading: 'Matching Profile',
    description: 'Families that may fit yours.',
    sentence:
      'Families that may fit yours will be shown here. The more of your profile is filled in, the better they fit.',
  },
  bn: {
    heading: 'মানানসই পাত্রপাত্রী',
    description: 'যেসব পরিবারের সঙ্গে আপনাদের মিল হতে পারে।',
    sentence: 'যেসব পরিবারের সঙ্গে আপনাদের মিল হতে পারে, তাঁদের কথা এখানে থাকবে। প্রোফাইল যত ভরা থাকবে, মিলও তত ভালো হবে।',
  },
});
