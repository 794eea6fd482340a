import { texts } from '#words/texts.ts';

export const heavyReadersTexts = texts({
  en: {
    heading: 'Who opened the most profiles',
    lead: 'Within seven days, among the members. Somebody who collects profiles for others reads like this; so does a very busy family.',
    opened: (people: string) => `${people} people`,
    days: (days: string) => `account of ${days} days`,
    sharedBrowser: (profiles: string) => `browser shared with ${profiles} other profiles`,
    sharedNumber: (profiles: string) => `number shared with ${profiles} other profiles`,
    isAbsent: 'not shown at present',
    pause: 'Hide for 24 hours and ask the family to telephone',
    browsers: 'Many accounts in one browser',
    accounts: (accounts: string) => `${accounts} accounts`,
  },
  bn: {
    heading: 'সবচেয়ে বেশি প্রোফাইল কারা খুলেছেন',
    lead: 'সদস্যদের মধ্যে, গত সাত দিনে। যিনি অন্যের জন্য প্রোফাইল জোগাড় করেন, তিনি এত খোলেন; খুব ব্যস্ত পরিবারও খুলতে পারেন।',
    opened: (people: string) => `${people} জনের প্রোফাইল`,
    days: (days: string) => `${days} দিনের অ্যাকাউন্ট`,
    sharedBrowser: (profiles: string) => `একই ব্রাউজারে আরও ${profiles}টি প্রোফাইল`,
    sharedNumber: (profiles: string) => `একই নম্বরে আরও ${profiles}টি প্রোফাইল`,
    isAbsent: 'এখন দেখানো হচ্ছে না',
    pause: '২৪ ঘণ্টা আড়ালে রেখে পরিবারকে ফোন করতে বলুন',
    browsers: 'এক ব্রাউজারে অনেক অ্যাকাউন্ট',
    accounts: (accounts: string) => `${accounts}টি অ্যাকাউন্ট`,
  },
});
