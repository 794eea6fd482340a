import { texts } from '#words/texts.ts';

export const sessionsTexts = texts({
  en: {
    heading: 'Where you are logged in',
    description: 'The phones and computers where you are logged in, and how to log them out.',
    lead: 'These are the phones and computers where you are logged in. If you do not recognise one, log it out and change your password.',
    this: 'This one',
    office: 'The office, through the Power Link',
    since: (moment: string) => `Logged in on ${moment}`,
    seen: (moment: string) => `Last used on ${moment}`,
    end: 'Log out there',
    endOf: (name: string) => `Log out: ${name}`,
    endOthers: 'Log out everywhere else',
    endOthersText: 'You stay logged in on this phone or computer.',
    alone: 'You are not logged in anywhere else.',
    endAll: 'Log out everywhere',
    everywhereText:
      'Have you lost a phone, or are you not sure where you are logged in? This logs you out on every phone and computer, including this one, and no notices appear on them until you turn them on again.',
    everywhere: 'Log out everywhere, here too',
    takesNames: 'Remove my name from every phone that remembers it',
    takesNamesHint: 'If you do not tick this, the names stay for the next login.',
    clearText:
      'Is this somebody else’s phone? This logs you out here and removes everybody’s name from this phone, along with anything saved on it that has not been sent yet. Notices no longer appear on it. On other phones nothing changes.',
    clear: 'Log out and clear this phone',
    password: 'Change the password',
  },
  bn: {
    heading: 'কোথায় কোথায় লগ ইন করা আছে',
    description: 'কোন কোন ফোন আর কম্পিউটারে লগ ইন করা আছে, আর কীভাবে সেখানে লগ আউট করবেন।',
    lead: 'যে যে ফোন বা কম্পিউটারে আপনি লগ ইন করে আছেন, এখানে তার তালিকা। কোনওটি অচেনা হলে সেখানে লগ আউট করে পাসওয়ার্ড বদলান।',
    this: 'এখন যেটি ব্যবহার করছেন',
    office: 'অফিস, ‘পাওয়ার লিঙ্ক’ দিয়ে',
    since: (moment: string) => `লগ ইন: ${moment}`,
    seen: (moment: string) => `শেষ ব্যবহার: ${moment}`,
    end: 'সেখানে লগ আউট করুন',
    endOf: (name: string) => `লগ আউট করুন: ${name}`,
    endOthers: 'অন্য সব জায়গায় লগ আউট করুন',
    endOthersText: 'এই ফোন বা কম্পিউটারে আপনার লগ ইন করাই থাকবে।',
    alone: 'আর কোথাও লগ ইন করা নেই।',
    endAll: 'সব জায়গায় লগ আউট',
    everywhereText:
      'ফোন হারিয়েছেন, বা কোথায় কোথায় লগ ইন করা আছে মনে নেই? এতে এই ফোনসুদ্ধ সব ফোন আর কম্পিউটারে লগ আউট হয়ে যাবে, আর আবার চালু না করলে সেখানে কোনও খবরও আসবে না।',
    everywhere: 'সব জায়গায় লগ আউট করুন, এখানেও',
    takesNames: 'যে যে ফোনে আমার নাম রাখা আছে, সব ফোন থেকে সরিয়ে দিন',
    takesNamesHint: 'টিক না দিলে পরের বার লগ ইনের জন্য নামগুলি থেকে যাবে।',
    clearText:
      'ফোনটি কি অন্য কারও? এতে এখানে লগ আউট হয়ে যাবে। এই ফোনে যত জনের নাম রাখা আছে, আর সেভ করা যা কিছু এখনও পাঠানো যায়নি, সব মুছে যাবে। এই ফোনে আর কোনও খবরও আসবে না। অন্য ফোনে কিছু বদলাবে না।',
    clear: 'লগ আউট করে এই ফোন থেকে সব নাম সরান',
    password: 'পাসওয়ার্ড বদলান',
  },
});
