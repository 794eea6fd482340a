import { texts } from '#words/texts.ts';

export const addProfileTexts = texts({
  en: {
    heading: 'Register another son or daughter with this login',
    text: 'For a family with one phone. You look after the new profile as parent or relative; it is shown to members only once that son or daughter has agreed, with a login of their own or in a talk with our office. You go from one profile to the other on this page.',
    add: 'Begin another profile',
  },
  bn: {
    heading: 'এই লগ ইনেই আর এক ছেলে বা মেয়ের নাম লেখান',
    text: 'যে বাড়িতে ফোন একটাই, তাঁদের জন্য। নতুন প্রোফাইলটি আপনি মা-বাবা বা আত্মীয় হিসেবে দেখাশোনা করবেন; যাঁর বিয়ে, তিনি নিজের লগ ইন থেকে বা আমাদের অফিসের সঙ্গে কথা বলে রাজি হলে তবেই সেটি সদস্যদের দেখানো হবে। এক প্রোফাইল থেকে অন্যটিতে যাবেন এই পাতা থেকেই।',
    add: 'আর একটি প্রোফাইল শুরু করুন',
  },
});
