import { texts } from '#words/texts.ts';

export const contactDetailsTexts = texts({
  en: {
    contact: 'Contact details',
    contactText: 'The other family will see that you opened them, and on which day.',
    openContact: 'Open the contact details',
    call: (phone: string) => `Call ${phone}`,
    callNow: 'Call',
    toPhone: 'Phone number',
    guardian: 'Please ask for',
    guardianOf: (name: string, relation: string) => `${name} (${relation})`,
  },
  bn: {
    contact: 'যোগাযোগের তথ্য',
    contactText: 'আপনারা যে খুলেছেন, আর কোন দিন খুলেছেন, ওই পরিবার তা দেখতে পাবেন।',
    openContact: 'যোগাযোগের তথ্য খুলুন',
    call: (phone: string) => `ফোন করুন: ${phone}`,
    callNow: 'ফোন করুন',
    toPhone: 'ফোন নম্বর',
    guardian: 'ফোনে যাঁর সঙ্গে কথা বলবেন',
    guardianOf: (name: string, relation: string) => `${name} (${relation})`,
  },
});
