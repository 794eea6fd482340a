import { texts } from '#words/texts.ts';

export const newPasswordTexts = texts({
  en: {
    show: 'Show the password',
    weak: 'Others could guess this password. A few words that only you would put together are safer.',
  },
  bn: {
    show: 'পাসওয়ার্ড দেখান',
    weak: 'এই পাসওয়ার্ড অন্য কেউ আন্দাজ করে ফেলতে পারেন। শুধু আপনার মনে আসবে, এমন দু-তিনটি শব্দ একসঙ্গে দিলে বেশি নিরাপদ।',
  },
});
