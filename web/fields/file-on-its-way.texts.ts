import { texts } from '#words/texts.ts';

export const fileOnItsWayTexts = texts({
  en: {
    going: (arrived: string, all: string) => `On its way: ${arrived} of ${all} KB`,
    stopped: 'No network just now. What has arrived stays; the rest follows by itself when there is a network.',
    stop: 'Stop',
    kept: 'The page was closed while this file was on its way, and the file is still here. Press the button to send it: only what is missing will travel.',
  },
  bn: {
    going: (arrived: string, all: string) => `যাচ্ছে: ${all} কেবির মধ্যে ${arrived} কেবি পৌঁছেছে`,
    stopped: 'এই মুহূর্তে ইন্টারনেট নেই। যতটা পৌঁছেছে তা থাকছে; ইন্টারনেট এলে বাকিটা নিজে থেকেই যাবে।',
    stop: 'থামান',
    kept: 'ফাইলটি যেতে যেতে পাতাটি বন্ধ হয়ে গিয়েছিল, ফাইলটি এখানেই আছে। পাঠানোর বোতামটি আবার টিপুন: যেটুকু বাকি, শুধু সেটুকুই যাবে।',
  },
});
