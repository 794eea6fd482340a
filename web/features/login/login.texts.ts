import { texts } from '#words/texts.ts';

export const loginTexts = texts({
  en: {
    heading: 'Login Now',
    description: 'Log in with your phone number and password to see and update your profile.',
    phone: 'Phone number',
    phoneHint: 'Ten digits; from abroad, + first.',
    password: 'Password',
    showPassword: 'Show the password',
    keepProfile: 'Keep my profile',
    submit: 'Login',
    problems: 'Please look at these',
    forgot: 'Forgot Password',
    forgotText:
      'We send a code to your confirmed phone, or a link to your confirmed e-mail, and you choose a new password.',
    forgotGo: 'Choose a new password',
    claim: 'This number is mine now',
    askUs: 'Or call our office:',
    writeUs: 'Or write to our office',
    help: 'Help by phone:',
    close: 'Close',
    why: 'The page you asked for is for members: log in, and it opens.',
    noAccount: 'Not registered yet?',
    register: 'Register',
    noCookies:
      'Phone number and password were right, but this browser has not kept that you are logged in: it blocks cookies.',
    allowCookies:
      'Chrome: tap the sign before the address, then Cookies, and allow them for this site. iPhone: Settings, Apps, Safari, and turn “Block All Cookies” off. Then log in once more. We use cookies for the login alone.',
    onPaper: 'Gave our office your biodata on paper?',
  },
  bn: {
    heading: 'লগ ইন করুন',
    description: 'ফোন নম্বর আর পাসওয়ার্ড দিয়ে লগ ইন করে নিজের প্রোফাইল দেখুন ও বদলান।',
    phone: 'ফোন নম্বর',
    phoneHint: 'দশ সংখ্যার; বিদেশের হলে +\u00a0দিয়ে শুরু।',
    password: 'পাসওয়ার্ড',
    showPassword: 'পাসওয়ার্ড দেখান',
    keepProfile: 'প্রোফাইলটি রেখে দিন',
    submit: 'লগ ইন',
    problems: 'এগুলি একবার দেখে নিন',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
    forgotText: 'যাচাই করা ফোনে একটি কোড বা যাচাই করা ই-মেলে একটি লিঙ্ক আসবে, তা দিয়ে নতুন পাসওয়ার্ড বেছে নেবেন।',
    forgotGo: 'নতুন পাসওয়ার্ড বেছে নিন',
    claim: 'নম্বরটি এখন আমার',
    askUs: 'অথবা আমাদের অফিসে ফোন করুন:',
    help: 'ফোনে সাহায্য:',
    writeUs: 'অথবা আমাদের অফিসে লিখুন',
    close: 'বন্ধ করুন',
    why: 'যে পাতা খুলতে চেয়েছেন, সেটি সদস্যদের জন্য: লগ ইন করলেই খুলবে।',
    noAccount: 'এখনও নাম লেখাননি?',
    register: 'নাম লেখান',
    noCookies:
      'ফোন নম্বর আর পাসওয়ার্ড ঠিকই ছিল, কিন্তু আপনি যে লগ ইন করেছেন, ব্রাউজার তা মনে রাখেনি: এতে কুকি বন্ধ করা আছে।',
    allowCookies:
      'ক্রোমে ঠিকানার আগের চিহ্নটি টিপে ‘কুকি’-তে গিয়ে এই সাইটের জন্য চালু করুন। আইফোনে সেটিংস, অ্যাপস, সাফারিতে গিয়ে ‘Block All Cookies’ বন্ধ করুন। তারপর আর একবার লগ ইন করুন। কুকি আমাদের শুধু লগ ইনের জন্যই লাগে।',
    onPaper: 'অফিসে কাগজের বায়োডাটা জমা দিয়েছেন?',
  },
});
