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
    endOthersText: 'You stay logged in on this one.',
    alone: 'You are not logged in anywhere else.',
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
    endOthersText: 'এই ফোন বা কম্পিউটারে আপনি লগ ইন থাকবেন।',
    alone: 'আর কোথাও লগ ইন করা নেই।',
    password: 'পাসওয়ার্ড বদলান',
  },
});
