import { texts } from '#words/texts.ts';

export const lineageTexts = texts({
  en: {
    seenBy: 'Other families see this once both have accepted, but never health.',
    lead: 'Nothing here is compulsory. The elders often know the answers, so ask them and come back.',
    offered: 'Copied from Personal Information. If the father’s details are different, change them here.',
    noName: 'Name not written yet',
    change: 'Change',
    changeInPersonal: 'Change in Personal Information',
    born: (what: string) => `${what} before her marriage`,
    health: 'Health',
    healthReason: 'Kept under lock (encrypted), and never shown to another member.',
    healthFirst:
      'You can write about illnesses, and how long the elders lived, only after you have given your consent.',
    toConsent: 'Read and agree on the Health Details page',
    tree: 'Family tree',
    notKnown: 'we do not know',
    gotra: (clan: string) => `gotra: ${clan}`,
    living: 'living',
    lived: (years: string) => `lived ${years} years`,
    submit: 'Update',
  },
  bn: {
    seenBy: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই অন্য পরিবার দেখেন; স্বাস্থ্যের কথা কখনও নয়।',
    lead: 'সব ঘরই ফাঁকা রাখা যায়। বাড়ির বড়রা অনেক কথা জানেন: জেনে নিয়ে আবার আসুন।',
    offered: '‘ব্যক্তিগত তথ্য’ পাতায় যা লিখেছেন, তা-ই নেওয়া হয়েছে। বাবার বেলায় আলাদা হলে এখানে বদলে দিন।',
    noName: 'নাম এখনও লেখা হয়নি',
    change: 'বদলান',
    changeInPersonal: '‘ব্যক্তিগত তথ্য’ পাতায় বদলান',
    born: (what: string) => `বিয়ের আগের ${what}`,
    health: 'স্বাস্থ্যের কথা',
    healthReason: 'এসব তালাবন্ধ করে রাখা হয়, অন্য কোনও সদস্য দেখতে পান না।',
    healthFirst: 'কার কী অসুখ, বড়রা কত বছর বেঁচেছিলেন: এসব লেখা যায় সম্মতি দেওয়ার পরে।',
    toConsent: '‘স্বাস্থ্যের তথ্য’ পাতায় পড়ে সম্মতি দিন',
    tree: 'বংশলতিকা',
    notKnown: 'জানা নেই',
    gotra: (clan: string) => `গোত্র: ${clan}`,
    living: 'বেঁচে আছেন',
    lived: (years: string) => `${years} বছর বেঁচে ছিলেন`,
    submit: 'সেভ করুন',
  },
});

/** The page title of each side. */
export const sideTexts = {
  paternal: texts({
    en: {
      heading: 'Paternal Bibliography',
      description: 'The father’s side of the family.',
      sameAsParent: 'Caste, tribe and gotra same as father’s',
      parent: 'Father',
      grandfather: 'Grandfather',
      greatGrandfather: 'Great-grandfather',
    },
    bn: {
      heading: 'পিতৃকুলের পরিচয়',
      description: 'বাবার দিকের বংশের কথা।',
      sameAsParent: 'জাতি, জনজাতি আর গোত্র বাবার মতোই',
      parent: 'বাবা',
      grandfather: 'ঠাকুরদা / দাদা',
      greatGrandfather: 'ঠাকুরদা / দাদার বাবা',
    },
  }),
  maternal: texts({
    en: {
      heading: 'Maternal Bibliography',
      description: 'The mother’s side of the family.',
      sameAsParent: 'Caste, tribe and gotra same as mother’s',
      parent: 'Mother',
      grandfather: 'Grandfather',
      greatGrandfather: 'Great-grandfather',
    },
    bn: {
      heading: 'মাতৃকুলের পরিচয়',
      description: 'মায়ের দিকের বংশের কথা।',
      sameAsParent: 'জাতি, জনজাতি আর গোত্র মায়ের মতোই',
      parent: 'মা',
      grandfather: 'দাদামশাই / নানা',
      greatGrandfather: 'দাদামশাই / নানার বাবা',
    },
  }),
};
