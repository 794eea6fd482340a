import { texts } from '#words/texts.ts';

/** Labels of the question of whose profile it is. */
export const whoseTexts = texts({
  en: {
    question: 'Whose profile is this?',
    why: 'If a parent or relative made the profile, it is shown once the bride or groom has said yes from their own phone.',
    candidate: 'This is my own profile: I am the bride or groom',
    guardian: 'This is my child’s or relative’s profile',
  },
  bn: {
    question: 'প্রোফাইলটি কার?',
    why: 'মা-বাবা বা আত্মীয় প্রোফাইল বানালে পাত্র বা পাত্রী নিজের ফোন থেকে রাজি হওয়ার পরেই তা দেখানো হয়।',
    candidate: 'প্রোফাইলটি আমার নিজের: আমিই পাত্র বা পাত্রী',
    guardian: 'প্রোফাইলটি আমার সন্তান বা আত্মীয়ের',
  },
});
