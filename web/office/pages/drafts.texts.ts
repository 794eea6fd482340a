import { texts } from '#words/texts.ts';

export const draftsTexts = texts({
  en: {
    heading: 'Drafts for the trust’s lawyer',
    lead: 'These words have a meaning in law. Until the lawyer has read them they are drafts; visitors read them without this mark.',
    policy: 'The privacy policy',
    notice: 'The notice of this site',
    terms: 'The rules of use',
    accessibility: 'The statement on accessibility',
    boxes: 'The notice and the three boxes of the registration; the people who maintain the program change them',
  },
  bn: {
    heading: 'ট্রাস্টের উকিলের জন্য খসড়া',
    lead: 'এই কথাগুলির আইনি গুরুত্ব আছে। উকিল পড়ে না দেখা পর্যন্ত এগুলি খসড়া; বাইরের পাঠকেরা এই চিহ্ন ছাড়াই পড়েন।',
    policy: 'গোপনীয়তা নীতি',
    notice: 'এই সাইটের বিজ্ঞপ্তি',
    terms: 'ব্যবহারের নিয়ম',
    accessibility: 'সবার ব্যবহারের সুবিধার কথা',
    boxes: 'নাম লেখানোর পাতার বিবরণ আর তিনটি ঘর; বদলাতে হলে যিনি প্রোগ্রাম দেখাশোনা করেন, তাঁকে বলুন',
  },
});
