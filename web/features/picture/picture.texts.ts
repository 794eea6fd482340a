import { texts } from '#words/texts.ts';

export const pictureTexts = texts({
  en: {
    heading: 'Update Profile Image',
    description: 'The picture that other families see beside the name.',
    lead: 'One clear picture of the face says more than many. At first another family sees it only once both families have accepted; later you may show it to all members.',
    file: 'Picture',
    fileHint: 'A photo whose name ends in .jpg or .jpeg. Large photos are made smaller before they are sent.',
    submit: 'Update Profile Image',
    preview: 'The picture that you have chosen',
    sending: 'Your picture is on its way',
    remove: 'Remove the picture',
  },
  bn: {
    heading: 'প্রোফাইলের ছবি দিন বা বদলান',
    description: 'নামের পাশে অন্য পরিবার যে ছবিটি দেখেন।',
    lead: 'মুখ স্পষ্ট বোঝা যায় এমন একটি ছবিই যথেষ্ট। শুরুতে দুই পক্ষ রাজি হলে তবেই অন্য পরিবার ছবিটি দেখবেন; চাইলে পরে সব সদস্যকেও দেখাতে পারবেন।',
    file: 'ছবি',
    fileHint: 'নামের শেষে .jpg বা .jpeg আছে এমন ছবি। বড় ছবি পাঠানোর আগে নিজে থেকেই ছোট করে নেওয়া হয়।',
    submit: 'প্রোফাইলের ছবি দিন বা বদলান',
    preview: 'আপনি যে ছবিটি বেছেছেন',
    sending: 'আপনার ছবি পাঠানো হচ্ছে',
    remove: 'ছবি সরিয়ে দিন',
  },
});
