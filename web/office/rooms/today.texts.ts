import { texts } from '#words/texts.ts';

export const todayTexts = texts({
  en: { heading: 'Today', description: 'What waits, the oldest first.', nothing: 'Nothing waits. Well done.' },
  bn: { heading: 'আজ', description: 'যা বাকি আছে, সবচেয়ে পুরোনো আগে।', nothing: 'কিছুই বাকি নেই। সুন্দর কাজ।' },
});
