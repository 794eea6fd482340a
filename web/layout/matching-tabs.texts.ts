import { texts } from '#web/i18n/texts.ts';

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
    wishes: 'আমাদের চাওয়া',
    aboutMe: 'নিজের আরও কথা',
    inbox: 'প্রস্তাব',
    shortlist: 'পছন্দের তালিকা',
    settings: 'ব্যবস্থা',
  },
});
