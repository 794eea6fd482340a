import { texts } from '#words/texts.ts';

export const keepNameTexts = texts({
  en: {
    heading: 'Your name on the login page',
    lead: 'Do several of you log in on this phone? It can remember a name for each of you: choose yours on the login page and type only your password.',
    stays:
      'Nothing but this name stays on the phone: no number, no e-mail, no password. Anyone who opens the login page here can read it, so do not save a name on a phone where nobody should know about this site.',
    name: 'Name',
    nameHint: 'As your family calls you, for example Ma or Ananya',
    keep: 'Keep this name on this phone',
    kept: (name: string) => `This phone remembers the name “${name}”.`,
    change: 'Change the name',
    drop: 'Remove the name from this phone',
    ends: 'A name stops working when the password is changed on another phone, or after half a year without a login here. Your phone number always works.',
  },
  bn: {
    heading: 'লগ ইনের পাতায় আপনার নাম',
    lead: 'এই ফোনে কি আপনারা কয়েকজন লগ ইন করেন? প্রত্যেকের একটি নাম এখানে রাখা যায়: লগ ইনের পাতায় নিজের নাম টিপে শুধু পাসওয়ার্ড লিখলেই হবে।',
    stays:
      'ফোনে থাকে শুধু এই নাম: নম্বর, ই-মেল বা পাসওয়ার্ড নয়। এই ফোনে যিনিই লগ ইনের পাতা খুলবেন, নামটি দেখতে পাবেন। এই সাইটের কথা কেউ জানুক তা না চাইলে নাম রাখবেন না।',
    name: 'নাম',
    nameHint: 'বাড়িতে যে নামে ডাকেন, যেমন মা বা অনন্যা',
    keep: 'এই ফোনে নামটি রাখুন',
    kept: (name: string) => `এই ফোনে ‘${name}’ নামটি রাখা আছে।`,
    change: 'নাম বদলান',
    drop: 'এই ফোন থেকে নামটি সরান',
    ends: 'অন্য ফোনে পাসওয়ার্ড বদলালে, বা ছয় মাস এই ফোনে লগ ইন না করলে, নামটি দিয়ে আর ঢোকা যায় না। ফোন নম্বর দিয়ে সব সময়ই লগ ইন করা যায়।',
  },
});
