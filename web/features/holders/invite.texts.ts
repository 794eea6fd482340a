import { texts } from '#words/texts.ts';

export const inviteTexts = texts({
  en: {
    code: 'We send a code to this number. With it they get a login of their own.',
    candidateYes: 'They say themselves whether the profile is shown.',
    candidateHealth: 'Health answers are then theirs alone.',
    guardianOwn: 'Your health answers, blocks and reports stay yours alone.',
    candidateHeading: 'Invite the bride or groom',
    candidatePhone: 'Phone of the bride or groom',
    candidateSend: 'Send the invitation',
    guardianHeading: 'Invite a parent or relative',
    guardianPhone: 'Phone of the parent or relative',
    guardianSend: 'Send the invitation',
    waiting: (day: string) => `Invited on ${day}, no answer yet`,
    withdraw: 'Withdraw the invitation',
  },
  bn: {
    code: 'নম্বরটিতে আমরা একটি কোড পাঠাব। সেই কোড দিয়ে তিনি নিজে লগ ইন করবেন।',
    candidateYes: 'প্রোফাইল দেখানো হবে কি না, তিনি নিজেই ঠিক করবেন।',
    candidateHealth: 'স্বাস্থ্যের উত্তর তখন শুধু তিনিই দেখতে পাবেন।',
    guardianOwn: 'স্বাস্থ্যের উত্তর, কার সঙ্গে যোগাযোগ বন্ধ করেছেন আর কার নামে অভিযোগ জানিয়েছেন, তা শুধু আপনিই দেখতে পাবেন।',
    candidateHeading: 'পাত্র বা পাত্রীকে আমন্ত্রণ জানান',
    candidatePhone: 'পাত্র বা পাত্রীর ফোন নম্বর',
    candidateSend: 'আমন্ত্রণ পাঠান',
    guardianHeading: 'মা-বাবা বা আত্মীয়কে আমন্ত্রণ জানান',
    guardianPhone: 'মা-বাবা বা আত্মীয়ের ফোন নম্বর',
    guardianSend: 'আমন্ত্রণ পাঠান',
    waiting: (day: string) => `${day} তারিখে আমন্ত্রণ গেছে, এখনও উত্তর আসেনি`,
    withdraw: 'আমন্ত্রণ ফিরিয়ে নিন',
  },
});
