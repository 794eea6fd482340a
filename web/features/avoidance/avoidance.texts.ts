import { texts } from '#words/texts.ts';

export const avoidanceTexts = texts({
  en: {
    hidden: 'Hidden members',
    noneHidden: 'You have hidden nobody.',
    unhide: 'Bring back',
    blocked: 'Blocked members',
    noneBlocked: 'You have blocked nobody.',
    blockedOn: (day: string) => `blocked on ${day}`,
    unblock: (id: string) => `Unblock ${id}`,
  },
  bn: {
    hidden: 'যাঁদের সরিয়ে রেখেছেন',
    noneHidden: 'কাউকে সরিয়ে রাখেননি।',
    unhide: 'ফিরিয়ে আনুন',
    blocked: 'যাঁদের সঙ্গে যোগাযোগ বন্ধ',
    noneBlocked: 'কারও সঙ্গে যোগাযোগ বন্ধ করেননি।',
    blockedOn: (day: string) => `${day} তারিখে বন্ধ করেছেন`,
    unblock: (id: string) => `${id}: আবার যোগাযোগ চালু করুন`,
  },
});
