import { texts } from '#words/texts.ts';

export const inviteTexts = texts({
  en: {
    candidateHeading: 'Invite the bride or groom',
    candidateText:
      'We send a code to the number that you write below. With it the bride or groom gets a login of their own, and can say yes to showing the profile. Health answers are then theirs alone.',
    candidatePhone: 'Phone of the bride or groom',
    candidateSend: 'Send the invitation',
    guardianHeading: 'Invite a parent or relative',
    guardianText:
      'We send a code to the number that you write below. With it your parent or relative gets a login of their own. Your health answers, blocks and reports stay yours alone.',
    guardianPhone: 'Phone of the parent or relative',
    guardianSend: 'Send the invitation',
    waiting: (phone: string, day: string) => `${phone}: invited on ${day}, no answer yet`,
    withdraw: (phone: string) => `Withdraw the invitation to ${phone}`,
  },
  bn: {
    candidateHeading: 'পাত্র বা পাত্রীকে আমন্ত্রণ জানান',
    candidateText:
      'নীচে যে নম্বরটি লিখবেন, তাতে আমরা একটি কোড পাঠাব। সেই কোড দিয়ে পাত্র বা পাত্রী নিজে লগ ইন করতে পারবেন, প্রোফাইল দেখানোয় সম্মতিও দিতে পারবেন। তারপর স্বাস্থ্যের উত্তর শুধু তিনিই দেখবেন।',
    candidatePhone: 'পাত্র বা পাত্রীর ফোন নম্বর',
    candidateSend: 'আমন্ত্রণ পাঠান',
    guardianHeading: 'মা-বাবা বা আত্মীয়কে আমন্ত্রণ জানান',
    guardianText:
      'নীচে যে নম্বরটি লিখবেন, তাতে আমরা একটি কোড পাঠাব। সেই কোড দিয়ে তিনি নিজে লগ ইন করতে পারবেন। আপনার স্বাস্থ্যের উত্তর, কার সঙ্গে যোগাযোগ বন্ধ করেছেন আর কার নামে অভিযোগ জানিয়েছেন, তা শুধু আপনারই থাকবে।',
    guardianPhone: 'মা-বাবা বা আত্মীয়ের ফোন নম্বর',
    guardianSend: 'আমন্ত্রণ পাঠান',
    waiting: (phone: string, day: string) => `${phone}: ${day} তারিখে আমন্ত্রণ গেছে, এখনও উত্তর আসেনি`,
    withdraw: (phone: string) => `${phone}: আমন্ত্রণ ফিরিয়ে নিন`,
  },
});
