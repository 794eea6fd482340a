import { texts } from '#words/texts.ts';

export const objectTexts = texts({
  en: {
    heading: 'It was not me',
    description:
      'Press the button if you did not ask for what the letter says: phone and e-mail then stay as they are. Otherwise close the page: nothing happens then.',
    problems: 'Please look at these',
    object: 'Leave everything as it was',
    after: 'The person who asked for it may know your password: please choose another one.',
    change: 'Change password',
  },
  bn: {
    heading: 'আমি চাইনি',
    description:
      'চিঠিতে যা লেখা আছে তা আপনি না চেয়ে থাকলে বোতামটি টিপুন: ফোন আর ই-মেল যেমন ছিল তেমনই থাকবে। নইলে পাতাটি বন্ধ করে দিন; আর কিছু করতে হবে না।',
    problems: 'এগুলি একবার দেখে নিন',
    object: 'সব আগের মতোই থাক',
    after: 'বদলটি যিনি চেয়েছিলেন, তিনি হয়তো আপনার পাসওয়ার্ড জানেন: অন্য একটি বেছে নিন।',
    change: 'পাসওয়ার্ড বদলান',
  },
});
