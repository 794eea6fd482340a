import { texts } from '#words/texts.ts';

/** Texts of the page behind the link in a notice, which objects to a change, a removal or a recovery. */
export const objectTexts = texts({
  en: {
    heading: 'It was not me',
    description:
      'If you did not ask for what the e-mail says, press the button: your phone, e-mail and profile stay as they are. If you did, just close the page.',
    problems: 'Please look at these',
    object: 'Leave everything as it was',
    after: 'The person who asked for it may know your password. Please choose another one.',
    change: 'Change password',
    removalHeading: 'I do not agree',
    removalDescription:
      'If you want to go on looking after the profile, press the button: you will stay, and everyone who looks after it will be told. If not, just close the page.',
    objectToRemoval: 'I object: I want to stay',
    recoveryDescription:
      'If the owner of the account did not set the new password, press the button: it will no longer work. If they did, just close the page.',
    objectToRecovery: 'Cancel that password',
    afterRecovery:
      'To choose another password, use a link sent to the account’s e-mail address (press Forgot Password), or ask our office for help.',
    afterRemoval: 'If you cannot agree between yourselves, our office will help.',
    office: 'Contact the office',
  },
  bn: {
    heading: 'আমি চাইনি',
    description:
      'চিঠিতে যা লেখা আছে তা আপনি না চেয়ে থাকলে বোতামটি টিপুন: ফোন, ই-মেল আর প্রোফাইল যেমন ছিল তেমনই থাকবে। নইলে পাতাটি বন্ধ করে দিন; আর কিছু করতে হবে না।',
    problems: 'এগুলি একবার দেখে নিন',
    object: 'সব আগের মতোই থাক',
    after: 'বদলটি যিনি চেয়েছিলেন, তিনি হয়তো আপনার পাসওয়ার্ড জানেন: অন্য একটি বেছে নিন।',
    change: 'পাসওয়ার্ড বদলান',
    removalHeading: 'আমার আপত্তি আছে',
    removalDescription:
      'প্রোফাইলটি আগের মতো দেখাশোনা করতে চাইলে বোতামটি টিপুন: তাহলে আপনি থাকবেন, আর যাঁরা দেখাশোনা করেন, তাঁদের সবাইকে জানানো হবে। নইলে পাতাটি বন্ধ করে দিন।',
    objectToRemoval: 'আমার আপত্তি আছে, আমি থাকতে চাই',
    recoveryDescription:
      'অ্যাকাউন্টটি যাঁর, নতুন পাসওয়ার্ডটি তিনি সেভ না করে থাকলে বোতামটি টিপুন: তাহলে ওই পাসওয়ার্ড দিয়ে আর ঢোকা যাবে না। নইলে পাতাটি বন্ধ করে দিন; আর কিছু করতে হবে না।',
    objectToRecovery: 'ওই পাসওয়ার্ডে যেন আর ঢোকা না যায়',
    afterRecovery: 'অ্যাকাউন্টের ই-মেল ঠিকানায় লিঙ্ক চেয়ে (‘পাসওয়ার্ড ভুলে গেছেন?’), বা অফিসের সাহায্যে আর একটি পাসওয়ার্ড বেছে নিন।',
    afterRemoval: 'আপনাদের মধ্যে মতের মিল না হলে অফিস সাহায্য করবে।',
    office: 'অফিসে যোগাযোগ করুন',
  },
});
