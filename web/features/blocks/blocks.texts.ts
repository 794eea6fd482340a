import { texts } from '#words/texts.ts';

/** Texts for the lists of hidden and of blocked members. */
export const avoidanceTexts = texts({
  en: {
    unhide: 'Bring back',
    blockedOn: (day: string) => `blocked on ${day}`,
    unblock: (id: string) => `Unblock ${id}`,
  },
  bn: {
    unhide: 'ফিরিয়ে আনুন',
    blockedOn: (day: string) => `${day} তারিখে যোগাযোগ বন্ধ করেছেন`,
    unblock: (id: string) => `${id}: আবার যোগাযোগ চালু করুন`,
  },
});
