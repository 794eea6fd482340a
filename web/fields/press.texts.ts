import { texts } from '#words/texts.ts';

/** Texts beside the buttons of every step of two families. */
export const pressTexts = texts({
  en: {
    takeBack: 'Take this back',
    candidateAlone: 'Only the bride or groom can say this, from their own account.',
    spokenFirst:
      'This is for the bride or groom to say. Our office speaks with them first; please call our office, or invite the bride or groom to look after the profile too.',
  },
  bn: {
    takeBack: 'কথাটি ফিরিয়ে নিন',
    candidateAlone: 'এ কথা পাত্র বা পাত্রী নিজের অ্যাকাউন্টে লগ ইন করে বলবেন।',
    spokenFirst:
      'এ কথা পাত্র বা পাত্রী নিজে বলবেন। আগে অফিস তাঁর সঙ্গে কথা বলে নেয়; অফিসে ফোন করুন, কিংবা তাঁকেও প্রোফাইল দেখাশোনা করতে আমন্ত্রণ জানান।',
  },
});
