import { texts } from '#words/texts.ts';

/** Texts for the download, the consents and the deletion of stored data. */
export const myDataTexts = texts({
  en: {
    heading: 'My data: download, consents, delete',
    download: 'Download everything',
    downloadSaid: 'Everything you have told us, in one file. We may ask for your password first.',
    delete: 'Delete my profile',
    deleteSaid: 'On its own page. You have seven days to change your mind.',
    consents: 'What you have agreed to',
    consentsSaid: 'Line by line, including what you withdrew.',
    takeBack: 'Withdraw a consent',
    with: (member: string) => `with ${member}`,
    givenInEnglish: (day: string) => `agreed in English on ${day}`,
    givenInBengali: (day: string) => `agreed in Bengali on ${day}`,
    withdrawn: (day: string) => `withdrawn on ${day}`,
  },
  bn: {
    heading: 'আমার তথ্য: নামানো, সম্মতি, মোছা',
    download: 'সব নামিয়ে নিন',
    downloadSaid: 'আমাদের যা যা জানিয়েছেন, সব এক ফাইলে। আগে পাসওয়ার্ড চাইতে পারি।',
    delete: 'আমার প্রোফাইল মুছে দিন',
    deleteSaid: 'আলাদা পাতা থেকে; মুছে দিতে বলার পরেও সাত দিন মত বদলানোর সময় থাকে।',
    consents: 'যে যে বিষয়ে সম্মতি দিয়েছেন',
    consentsSaid: 'তারিখ সমেত; যা ফিরিয়ে নিয়েছেন, তাও।',
    takeBack: 'সম্মতি ফিরিয়ে নিন',
    with: (member: string) => `অন্য পক্ষ: ${member}`,
    givenInEnglish: (day: string) => `${day} তারিখে ইংরেজি লেখা পড়ে সম্মতি দিয়েছেন`,
    givenInBengali: (day: string) => `${day} তারিখে বাংলা লেখা পড়ে সম্মতি দিয়েছেন`,
    withdrawn: (day: string) => `${day} তারিখে ফিরিয়ে নিয়েছেন`,
  },
});

export const passwordTexts = texts({
  en: {
    heading: 'Change Password',
    description: 'Choose a new password for your profile.',
    lead: 'You will have to log in again on all your other phones and computers.',
    proof: 'If you logged in more than fifteen minutes ago, we first ask for your present password.',
    password: 'New Password',
    passwordHint: 'At least 6 characters.',
    confirmation: 'Confirm Password',
    confirmationHint: 'Tap the eye to see what you type.',
    submit: 'Update Password',
    sessions: 'Where you are logged in',
    sessionsSaid: 'See which phones and computers these are, and log out on any of them.',
  },
  bn: {
    heading: 'পাসওয়ার্ড বদলান',
    description: 'প্রোফাইলের জন্য নতুন পাসওয়ার্ড বেছে নিন।',
    lead: 'বদলানোর পর আপনার অন্য সব ফোন আর কম্পিউটারে আবার লগ ইন করতে হবে।',
    proof: 'লগ ইন করার পর পনেরো মিনিট পেরিয়ে গেলে আগে এখনকার পাসওয়ার্ডটি চাওয়া হয়।',
    password: 'নতুন পাসওয়ার্ড',
    passwordHint: 'অন্তত ৬টি অক্ষর বা সংখ্যা।',
    confirmation: 'পাসওয়ার্ডটি আর একবার',
    confirmationHint: 'চোখের চিহ্নটি টিপলে লেখা দেখা যায়।',
    submit: 'পাসওয়ার্ড বদলান',
    sessions: 'কোথায় কোথায় লগ ইন করা আছে',
    sessionsSaid: 'কোন কোন ফোন আর কম্পিউটারে, দেখে নিন; চাইলে সেখানে লগ আউট করুন।',
  },
});
