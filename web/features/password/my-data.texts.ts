import { texts } from '#web/i18n/texts.ts';

export const myDataTexts = texts({
  en: {
    heading: 'My Data',
    downloadLead:
      'Everything you have told us, with your picture and your horoscope, as one zip file. If you logged in more than fifteen minutes ago, we ask for your password first.',
    download: 'Download everything',
    deleteLead: 'You can have your profile deleted at any time. For seven days you can still change your mind.',
    delete: 'Delete my profile',
  },
  bn: {
    heading: 'আমার তথ্য',
    downloadLead:
      'আপনি আমাদের যা যা জানিয়েছেন, ছবি আর কোষ্ঠী সমেত, সব একটি জিপ ফাইলে। লগ ইন করার পর পনেরো মিনিট পেরিয়ে গেলে আগে পাসওয়ার্ড চাইব।',
    download: 'সব নামিয়ে নিন',
    deleteLead: 'যখন খুশি প্রোফাইল মুছে দিতে পারেন। তার পরেও সাত দিন মত বদলানোর সময় থাকে।',
    delete: 'আমার প্রোফাইল মুছে দিন',
  },
});
