import { texts } from '#words/texts.ts';

export const lettersTexts = texts({
  en: {
    title: 'Large text, few words',
    said: 'For reading without glasses, and for listening',
    lead: 'The text is a quarter larger, symbols have words beside them, long forms ask one question at a time, and each page can be read aloud if your phone has a voice for it. This setting stays on this phone, and follows you to other phones once you log in on them.',
    isOn: 'on',
    isOff: 'off',
    turnOn: 'Turn on large text',
    turnOff: 'Back to normal text size',
  },
  bn: {
    title: 'বড় অক্ষর, কম লেখা',
    said: 'চশমা ছাড়া পড়তে, আর শুনতে',
    lead: 'অক্ষর সিকিভাগ বড় হবে, চিহ্নের পাশে কথা থাকবে, লম্বা ফর্মে একবারে একটিই প্রশ্ন আসবে, আর ফোনে বাংলা পড়ে শোনানোর ব্যবস্থা থাকলে প্রতিটি পাতা শোনা যাবে। এই ফোনে এমনই থাকবে; অন্য ফোনে লগ ইন করলে সেখানেও।',
    isOn: 'চালু',
    isOff: 'বন্ধ',
    turnOn: 'বড় অক্ষর চালু করুন',
    turnOff: 'সাধারণ অক্ষরে ফিরুন',
  },
});
