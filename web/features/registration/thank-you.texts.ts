import { texts } from '#words/texts.ts';

export const thankYouTexts = texts({
  en: {
    heading: 'Thank you',
    description: 'You are registered. May it be the beginning of something good.',
    profileId: 'Profile id',
    phone: 'Registered phone',
    password: 'Password',
    note: 'Please copy these now and keep them safe: we will not show the password again.',
    noteWithoutPassword:
      'Please copy these now and keep them safe. You log in with your phone number and the password you chose.',
    next: 'Nobody can see this profile yet. Members will see it only once you have confirmed your phone and chosen to show it, and you can stop showing it at any time.',
    nextLink: 'Log in and confirm your phone',
    login: 'Login',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying, so please write them down.',
    print: 'Print',
  },
  bn: {
    heading: 'ধন্যবাদ',
    description: 'নাম লেখানো হয়ে গেছে। শুভ সূচনা হোক।',
    profileId: 'প্রোফাইল নম্বর',
    phone: 'ফোন নম্বর',
    password: 'পাসওয়ার্ড',
    note: 'এগুলি এখনই টুকে বা কপি করে যত্নে রাখুন: পাসওয়ার্ডটি আর দেখানো হবে না।',
    noteWithoutPassword: 'এগুলি এখনই টুকে বা কপি করে যত্নে রাখুন। এই ফোন নম্বর আর নিজের বেছে নেওয়া পাসওয়ার্ড দিয়ে লগ ইন করবেন।',
    next: 'এই প্রোফাইল এখনও কেউ দেখতে পাচ্ছেন না। ফোন নম্বর যাচাই করে আপনারা চাইলে তবেই সদস্যদের দেখানো হবে, আর যখন খুশি দেখানো বন্ধও করতে পারবেন।',
    nextLink: 'লগ ইন করে ফোন যাচাই করুন',
    login: 'লগ ইন করুন',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    copyFailed: 'আপনার ব্রাউজার কপি করতে দিচ্ছে না, তাই এগুলি টুকে রাখুন।',
    print: 'ছেপে নিন',
  },
});
