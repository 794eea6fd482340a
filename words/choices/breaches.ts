import type { BREACH_NOTED, BreachDeed, BreachSource } from '#contract/staff/breaches.ts';
import type { Label } from '#words/label.ts';

/** Registers from which the affected people of a breach are taken. */
export const breachSources = {
  everybody: { en: 'Everybody', bn: 'সবাই' },
  one: { en: 'One profile (enter its number)', bn: 'একটি প্রোফাইল (নম্বর দিন)' },
  readBy: {
    en: 'All profiles opened by one member (enter that member’s number)',
    bn: 'একজন সদস্য যাঁদের প্রোফাইল খুলে দেখেছেন (তাঁর প্রোফাইল নম্বর দিন)',
  },
  phoneOpenedBy: {
    en: 'Everybody whose phone number one member saw (enter that member’s number)',
    bn: 'একজন সদস্য যাঁদের ফোন নম্বর দেখেছেন (তাঁর প্রোফাইল নম্বর দিন)',
  },
  byStaff: {
    en: 'Everybody whose profile one person in the office opened (enter that person’s e-mail)',
    bn: 'অফিসের একজন যাঁদের প্রোফাইল দেখেছেন (তাঁর ই-মেল দিন)',
  },
  sessions: { en: 'Everybody who was logged in during that time', bn: 'ওই সময়ে যাঁদের লগ ইন করা ছিল' },
  health: { en: 'Everybody who has written about health', bn: 'যাঁরা স্বাস্থ্যের কথা লিখেছেন' },
  addresses: { en: 'Everybody who has given an address', bn: 'যাঁরা ঠিকানা দিয়েছেন' },
  photos: { en: 'Everybody who has a photo or a horoscope file', bn: 'যাঁদের ছবি বা কোষ্ঠীর ফাইল আছে' },
} as const satisfies Record<BreachSource, Label>;

/** Entries in the record of a breach that are made by hand. */
export const breachNoted = {
  certin: { en: 'CERT-In was told', bn: 'সার্ট-ইনকে জানানো হয়েছে' },
  board: { en: 'The Data Protection Board was told', bn: 'ডেটা প্রোটেকশন বোর্ডকে জানানো হয়েছে' },
  police: { en: 'The police were told', bn: 'পুলিশকে জানানো হয়েছে' },
  note: { en: 'Something else was done', bn: 'অন্য যা করা হয়েছে' },
} as const satisfies Record<(typeof BREACH_NOTED)[number], Label>;

/** All entries in the record of a breach. */
export const breachDeeds = {
  opened: { en: 'Record started', bn: 'নথি লেখা শুরু হয়েছে' },
  people: { en: 'Searched for those affected', bn: 'কাদের তথ্য ফাঁস হয়েছে, তা খোঁজা হয়েছে' },
  letter: { en: 'Letter written', bn: 'চিঠি লেখা হয়েছে' },
  sent: { en: 'Letters sent', bn: 'চিঠি পাঠানো হয়েছে' },
  closed: { en: 'Closed', bn: 'শেষ' },
  ...breachNoted,
} as const satisfies Record<BreachDeed, Label>;
