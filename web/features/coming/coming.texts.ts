import { texts } from '#web/i18n/texts.ts';

const heading = (en: string, bn: string) => texts({ en: { heading: en }, bn: { heading: bn } });

/** The headings of the pages that have nothing to show yet. */
export const headings: Record<string, ReturnType<typeof heading>> = {
  '/dashboard': heading('Dashboard', 'ড্যাশবোর্ড'),
  '/communication-details': heading('Communication Details', 'যোগাযোগের ঠিকানা'),
  '/personal-information': heading('Personal Information', 'ব্যক্তিগত তথ্য'),
  '/health-details': heading('Health Details', 'স্বাস্থ্যের তথ্য'),
  '/paternal-bibliography': heading('Paternal Bibliography', 'পিতৃকুলের পরিচয়'),
  '/maternal-bibliography': heading('Maternal Bibliography', 'মাতৃকুলের পরিচয়'),
  '/update-profile-image': heading('Update Profile Image', 'প্রোফাইলের ছবি বদলান'),
  '/change-password': heading('Change Password', 'পাসওয়ার্ড বদলান'),
  '/matching-profile': heading('Matching Profile', 'মানানসই পাত্রপাত্রী'),
};

export const fallback = heading('Shubho Bibaho', 'শুভ বিবাহ');

export const comingTexts = texts({
  en: { sentence: 'This page is being prepared. Please come back a little later.' },
  bn: { sentence: 'এই পাতাটি তৈরি হচ্ছে। কিছুদিন পরে আবার আসুন।' },
});
