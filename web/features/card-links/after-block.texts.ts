import { texts } from '#words/texts.ts';

/** Texts for the notice about links to the card, after a member was blocked. */
export const afterBlockTexts = texts({
  en: {
    afterBlock: 'Your links are still open',
    afterBlockText:
      'A link shows your biodata to anyone who has it, perhaps even the person you have just blocked. If they may have one, cancel all your links now. You can make new ones for the others.',
    endAll: 'Cancel all links',
  },
  bn: {
    afterBlock: 'আপনাদের লিঙ্ক এখনও খোলা আছে',
    afterBlockText:
      'লিঙ্কের ঠিকানা যাঁর কাছে আছে তিনিই আপনাদের বায়োডাটা দেখতে পান, এইমাত্র যাঁর সঙ্গে যোগাযোগ বন্ধ করলেন তিনিও। তাঁর কাছে লিঙ্ক থাকতে পারে মনে হলে সব লিঙ্ক এখনই বন্ধ করুন; অন্যদের জন্য আবার নতুন লিঙ্ক তৈরি করতে পারবেন।',
    endAll: 'সব লিঙ্ক বন্ধ করুন',
  },
});
