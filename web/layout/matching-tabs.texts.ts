import { texts } from '#words/texts.ts';

export const matchingTabsTexts = texts({
  en: {
    label: 'Matching Profile',
    people: 'People',
    wishes: 'My wishes',
    aboutMe: 'More about me',
    inbox: 'Inbox',
    shortlist: 'Shortlist',
    settings: 'Settings',
  },
  bn: {
    label: 'মানানসই পাত্রপাত্রী',
    people: 'যাঁদের সঙ্গে মিল',
    wishes: 'কেমন সম্বন্ধ চাই',
    aboutMe: 'নিজের সম্পর্কে আরও',
    inbox: 'আগ্রহ',
    shortlist: 'পছন্দের তালিকা',
    settings: 'সেটিংস',
  },
});
