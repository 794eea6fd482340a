import { texts } from '#words/texts.ts';

export const installTexts = texts({
  en: {
    title: 'Shubho Bibaho as an app',
    why: 'Nothing to buy or download: this site can sit on your phone like any other app.',
    android:
      'On an Android phone: open the browser’s menu (three dots) and choose “Add to Home screen” or “Install app”.',
    iphone: 'On an iPhone or iPad: tap the Share button and choose “Add to Home Screen”.',
    computer: 'On a computer: look for the install icon at the end of the address bar, or in the browser’s menu.',
    ok: 'OK',
    close: 'Close',
  },
  bn: {
    title: 'অ্যাপ হিসেবে শুভ বিবাহ',
    why: 'কিছু কিনতে বা নামাতে হবে না: এই সাইটটিই অন্য অ্যাপের মতো আপনার ফোনে থাকতে পারে।',
    android: 'অ্যান্ড্রয়েড ফোনে: ব্রাউজারের মেনু (তিনটি বিন্দু) খুলে ‘হোম স্ক্রিনে যোগ করুন’ বা ‘অ্যাপ ইনস্টল করুন’ বেছে নিন।',
    iphone: 'আইফোন বা আইপ্যাডে: শেয়ার চিহ্নটি ছুঁয়ে ‘হোম স্ক্রিনে যোগ করুন’ (Add to Home Screen) বেছে নিন।',
    computer: 'কম্পিউটারে: ঠিকানার ঘরের শেষে ইনস্টলের চিহ্নটি খুঁজুন, কিংবা ব্রাউজারের মেনুতে দেখুন।',
    ok: 'ঠিক আছে',
    close: 'বন্ধ করুন',
  },
});
