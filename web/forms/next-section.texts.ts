import { texts } from '#words/texts.ts';

/** The question of each section in the words of families, and the section's name for the link. */
export const sectionQuestions = texts({
  en: {
    profile: 'Which e-mail address should our letters go to?',
    address: 'Where does the family live?',
    personal: 'What do father and mother do, and who else is at home?',
    health: 'Which blood groups does the family have?',
    paternal: 'Who were the elders on the father’s side?',
    maternal: 'Who were the elders on the mother’s side?',
  },
  bn: {
    profile: 'চিঠি কোন ই-মেলে যাবে?',
    address: 'বাড়ি কোথায়?',
    personal: 'বাবা-মা কী করেন, বাড়িতে আর কে কে আছেন?',
    health: 'বাড়িতে কার রক্তের গ্রুপ কী?',
    paternal: 'বাবার দিকে কে কে ছিলেন?',
    maternal: 'মায়ের দিকে কে কে ছিলেন?',
  },
});

export const nextSectionTexts = texts({
  en: {
    next: (what: string) => `Next: ${what}`,
    profile: 'name and e-mail',
    address: 'where you live',
    personal: 'family, studies and work',
    health: 'health',
    paternal: 'father’s side',
    maternal: 'mother’s side',
    whole: 'You have finished writing your profile. Thank you.',
    ownCard: 'See your biodata as others see it',
  },
  bn: {
    next: (what: string) => `এরপর: ${what}`,
    profile: 'নাম আর ই-মেল',
    address: 'ঠিকানা',
    personal: 'পরিবার, পড়াশোনা আর কাজ',
    health: 'স্বাস্থ্যের কথা',
    paternal: 'বাবার দিক',
    maternal: 'মায়ের দিক',
    whole: 'প্রোফাইল লেখা হয়ে গেছে। ধন্যবাদ।',
    ownCard: 'নিজের বায়োডাটা অন্যরা যেমন দেখেন',
  },
});
