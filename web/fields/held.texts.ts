import { texts } from '#words/texts.ts';

export const heldTexts = texts({
  en: {
    name: 'The new name',
    gender: 'The changed answer to “bride or groom”',
    birthDate: 'The new birth date',
    aboutSelf: 'What you have now written about yourself',
    aboutHoped: 'What you have now written about the person you hope for',
    photo: 'The new photo',
    office: (change: string) =>
      `${change} is waiting for our office to approve it. Until then others see what was there before.`,
    notApproved: (change: string, reason: string) => `Our office could not approve this. ${change}: ${reason}`,
    tomorrow: 'You have changed many answers today. Others will see the latest ones from tomorrow.',
  },
  bn: {
    name: 'নতুন নামটি',
    gender: '‘পাত্র না পাত্রী’ ঘরে যা বদলেছেন, তা',
    birthDate: 'নতুন জন্মতারিখটি',
    aboutSelf: 'নিজের সম্পর্কে যা নতুন লিখেছেন, তা',
    aboutHoped: 'কেমন মানুষ চান, সে নিয়ে যা নতুন লিখেছেন, তা',
    photo: 'নতুন ছবিটি',
    office: (change: string) => `${change} আমাদের অফিস দেখে নিলে তবেই অন্যরা দেখতে পাবেন। ততদিন আগেরটিই দেখা যাবে।`,
    notApproved: (change: string, reason: string) => `${change} আমাদের অফিস অনুমোদন করেনি: ${reason}`,
    tomorrow: 'আজ অনেক উত্তর বদলেছেন। শেষের বদলগুলি অন্যরা কাল থেকে দেখতে পাবেন।',
  },
});
