import { texts } from '#words/texts.ts';

export const printForEldersTexts = texts({
  en: {
    heading: 'Print for the elders',
    lead: 'Up to ten families in large letters, to read at home on paper, and a page with boxes to tick. Neither has a phone number, surname or photo on it.',
    choose: 'Which families to print',
    chooseHint: 'If you tick none, the first ten are printed.',
    show: 'Choose these families',
    tooMany: 'Only ten fit: the first ten of those you ticked are printed.',
    english: 'Save as PDF, in English',
    bengali: 'Save as PDF, in Bengali',
    back: 'You may bring or send the ticked page to our office, or answer here on the site yourselves.',
  },
  bn: {
    heading: 'বড়দের জন্য ছেপে নিন',
    lead: 'বাড়িতে কাগজে পড়ার জন্য বড় অক্ষরে সবচেয়ে বেশি দশটি পরিবারের কথা, আর টিক দেওয়ার একটি পাতা। তাতে ফোন নম্বর, পদবি বা ছবি থাকে না।',
    choose: 'কাদের কথা ছাপা হবে',
    chooseHint: 'কারও পাশে টিক না দিলে প্রথম দশজনের কথা ছাপা হবে।',
    show: 'এঁদের বেছে নিন',
    tooMany: 'এক কাগজে দশজনের কথা ধরে: যাঁদের পাশে টিক দিয়েছেন, তাঁদের মধ্যে প্রথম দশজনের কথা ছাপা হবে।',
    english: 'পিডিএফ নামিয়ে নিন, ইংরেজিতে',
    bengali: 'পিডিএফ নামিয়ে নিন, বাংলায়',
    back: 'টিক দেওয়া পাতাটি আমাদের অফিসে দিয়ে যেতে বা পাঠাতে পারেন, কিংবা নিজেরাই এখানে জানাতে পারেন।',
  },
});
