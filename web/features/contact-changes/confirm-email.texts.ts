import { texts } from '#words/texts.ts';

export const confirmEmailTexts = texts({
  en: {
    heading: 'Confirm e-mail',
    description:
      'If this is your address and you asked us to confirm it, press the button. If not, just close the page.',
    problems: 'Please look at these',
    confirm: 'This address is mine',
    goOn: 'Continue',
    askAnew: 'Ask for a new link',
  },
  bn: {
    heading: 'ই-মেল যাচাই করুন',
    description: 'ঠিকানাটি আপনার হলে, আর আপনিই যাচাই করতে চেয়ে থাকলে, বোতামটি টিপুন। নইলে পাতাটি বন্ধ করে দিন: কিছুই বদলাবে না।',
    problems: 'এগুলি একবার দেখে নিন',
    confirm: 'এই ঠিকানা আমার',
    goOn: 'এগিয়ে যান',
    askAnew: 'নতুন লিঙ্ক চেয়ে নিন',
  },
});
