import { texts } from '#words/texts.ts';

export const fileOnItsWayTexts = texts({
  en: {
    going: (arrived: string, all: string) => `On its way: ${arrived} of ${all} KB`,
    stopped:
      'There is no network just now. The part that has arrived is safe; the rest will follow by itself when there is a network.',
    stop: 'Stop',
    kept: 'The page was closed while this file was on its way. The file is still here: press the button below, and only the missing part will be sent.',
  },
  bn: {
    going: (arrived: string, all: string) => `যাচ্ছে: ${all} কেবির মধ্যে ${arrived} কেবি পৌঁছেছে`,
    stopped: 'এই মুহূর্তে ইন্টারনেট নেই। যতটা পৌঁছেছে তা থাকছে; ইন্টারনেট এলে বাকিটা নিজে থেকেই যাবে।',
    stop: 'থামান',
    kept: 'পাঠানোর মাঝপথে পাতাটি বন্ধ হয়ে গিয়েছিল। ফাইলটি এখানেই আছে: নীচের বোতামটি টিপুন, যেটুকু বাকি শুধু সেটুকুই যাবে।',
  },
});
