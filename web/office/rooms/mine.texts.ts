import { texts } from '#words/texts.ts';

export const mineTexts = texts({
  en: {
    heading: 'My settings',
    description: 'What you settle for yourself alone.',
    roles: 'What you do here',
    keys: 'Keys',
    hasKeys: 'Single keys work in Approvals',
    keysHint: 'j, k, a, s, r and ? go on, approve, send back or reject. Without them everything is done by buttons.',
    save: 'Save',
    password: 'Another password',
    passwordLead: 'You are logged out everywhere else, and an e-mail tells you that it was changed.',
    newPassword: 'The new password',
    newPasswordHint: 'At least twelve characters; a sentence is easy to keep in mind',
    changePassword: 'Change the password',
  },
  bn: {
    heading: 'আমার সেটিংস',
    description: 'যা শুধু আপনার নিজের জন্য।',
    roles: 'এখানে আপনার কাজ',
    keys: 'কি-বোর্ড',
    hasKeys: '‘অনুমোদন’ পাতায় একটি অক্ষর টিপেই কাজ করা যাবে',
    keysHint: 'j টিপলে পরেরটি, k আগেরটি, a অনুমোদন, s ফেরত, r বাতিল, ? অক্ষরের তালিকা। বন্ধ রাখলে সবই বোতামে হবে।',
    save: 'সেভ করুন',
    password: 'অন্য পাসওয়ার্ড',
    passwordLead: 'অন্য সব জায়গা থেকে লগ আউট হয়ে যাবে, আর ই-মেলে জানানো হবে।',
    newPassword: 'নতুন পাসওয়ার্ড',
    newPasswordHint: 'অন্তত বারোটি অক্ষর; একটি গোটা বাক্য মনে রাখা সহজ',
    changePassword: 'পাসওয়ার্ড বদলান',
  },
});
