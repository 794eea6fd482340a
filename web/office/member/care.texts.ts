import type { IdentityPaper } from '#contract/staff/identity.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const identityPapers = {
  passport: { en: 'Passport', bn: 'পাসপোর্ট' },
  voter: { en: 'Voter card', bn: 'ভোটার কার্ড' },
  licence: { en: 'Driving licence', bn: 'ড্রাইভিং লাইসেন্স' },
  pan: { en: 'PAN card', bn: 'প্যান কার্ড' },
} as const satisfies Record<IdentityPaper, Label>;

export const contactKinds = {
  phone: { en: 'Phone', bn: 'ফোন' },
  email: { en: 'E-mail', bn: 'ই-মেল' },
} as const;

export const careTexts = texts({
  en: {
    yes: 'Consent of the bride or groom',
    yesLead:
      'For a bride or groom without a phone of their own: you have spoken to her or him, and nobody else answered.',
    spoke: 'She or he says yes to being shown',
    spokeLink: 'She or he says yes to what waits on this link',
    onLink: (parts: string) => `A link waits: ${parts}`,
    how: 'When and how you spoke',
    contact: 'Change phone or e-mail',
    contactLead: 'Every session of the account ends, and the former address is told.',
    account: 'Which account',
    kind: 'What is changed',
    value: 'The new one; an empty e-mail is none',
    sure: 'How you know that it is they who ask',
    change: 'Change it',
    copy: 'Copy for a request of the law',
    copyLead: 'Everything that is kept of this member but health. It is recorded that you have made it.',
    order: 'The request: who asks, of what date and number',
    makeCopy: 'Make the copy',
    copyDone: 'The copy opens for ten minutes, in this browser alone',
    open: 'Open the copy',
    remove: 'Delete, as the member asks by letter',
    removeLead:
      'The profile is hidden at once and deleted after seven days; until then the member may keep it by logging in.',
    letter: 'The letter: its date, and how you know whose it is',
    removeNow: 'Ask for the deletion',
  },
  bn: {
    yes: 'পাত্র বা পাত্রীর সম্মতি',
    yesLead: 'যে পাত্র বা পাত্রীর নিজের ফোন নেই, তাঁর জন্য। আপনি তাঁর সঙ্গেই কথা বলেছেন, অন্য কেউ উত্তর দেননি।',
    spoke: 'প্রোফাইল দেখানোয় তিনি রাজি',
    spokeLink: 'এই লিঙ্কে যা অপেক্ষায় আছে, তাতে তিনি রাজি',
    onLink: (parts: string) => `একটি লিঙ্ক অপেক্ষায়: ${parts}`,
    how: 'কবে, কীভাবে কথা হল',
    contact: 'ফোন বা ই-মেল বদলানো',
    contactLead: 'অ্যাকাউন্টটি থেকে সব জায়গায় লগ আউট হয়ে যাবে, আর আগের নম্বরে বা ই-মেলে জানানো হবে।',
    account: 'কোন অ্যাকাউন্ট',
    kind: 'কী বদলানো হচ্ছে',
    value: 'নতুনটি; ই-মেল না থাকলে ফাঁকা রাখুন',
    sure: 'কীভাবে জানলেন যে তাঁরাই চাইছেন',
    change: 'বদলান',
    copy: 'আইনি অনুরোধ এলে কপি',
    copyLead: 'স্বাস্থ্যের কথা বাদে এই সদস্যের বিষয়ে যা যা রাখা আছে। আপনি যে এটি বানিয়েছেন, সে কথা লেখা থাকবে।',
    order: 'অনুরোধ: কে চেয়েছেন, তারিখ ও নম্বর',
    makeCopy: 'কপি বানান',
    copyDone: 'কপিটি দশ মিনিট পর্যন্ত শুধু এই ব্রাউজারে খোলা যাবে',
    open: 'কপি খুলুন',
    remove: 'সদস্যের চিঠি পেয়ে মুছে ফেলা',
    removeLead: 'প্রোফাইলটি এখনই আড়ালে যাবে, সাত দিন পরে মুছে যাবে; তার মধ্যে লগ ইন করলে সদস্য সেটি রেখে দিতে পারেন।',
    letter: 'চিঠির তারিখ, আর কীভাবে জানলেন যে চিঠি তাঁরই',
    removeNow: 'মুছে ফেলতে দিন',
  },
});
